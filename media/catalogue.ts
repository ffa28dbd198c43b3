import { about } from './catalogue/about.ts'
import { architecture } from './catalogue/architecture.ts'
import { billboard } from './catalogue/billboard.ts'
import { blog } from './catalogue/blog.ts'
import { caseStudies } from './catalogue/case-studies.ts'
import { clients } from './catalogue/clients.ts'
import { desk } from './catalogue/desk.ts'
import type { Entry } from './catalogue/entry.ts'
import { films } from './catalogue/films.ts'
import { home } from './catalogue/home.ts'
import { photography } from './catalogue/photography.ts'
import { portfolios } from './catalogue/portfolios.ts'
import { projects } from './catalogue/projects.ts'
import { services } from './catalogue/services.ts'
import { showcase } from './catalogue/showcase.ts'
import { team } from './catalogue/team.ts'
import { work } from './catalogue/work.ts'

/** Every picture of the site, in the order in which each set is generated. */
export const catalogue: readonly Entry[] = [
  ...home,
  ...projects,
  ...work,
  ...caseStudies,
  ...team,
  ...about,
  ...services,
  ...blog,
  ...clients,
  ...portfolios,
  ...billboard,
  ...desk,
  ...photography,
  ...architecture,
  ...showcase,
  ...films,
]
