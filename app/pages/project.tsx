import { use } from 'react'
import { projectCards } from '~/content/en/project-cards'
import { projectStories } from '~/content/en/project-stories'
import { genericProject, projects } from '~/content/en/projects'
import type { Picture } from '~/content/pictures/picture'
import { projectPictures } from '~/content/project-pictures'
import type { PageHandle } from '~/layouts/page-surface'
import { rememberLoads } from '~/lib/lazy-record'
import type { Route } from './+types/project'
import { pageMeta } from './page-meta'
import { ProjectFigures } from './project-figures'
import { ProjectHero } from './project-hero'
import { ProjectIntro } from './project-intro'
import { projectLook } from './project-looks'
import { ProjectNeighbours } from './project-neighbours'
import { ProjectStory } from './project-story'

type AnyProject = (typeof projects)[number] | typeof genericProject

const loadStory = rememberLoads(projectStories)

export const handle = {
  surface: ({ portfolioDetailsId = '' }) => projectLook(portfolioDetailsId).hero,
} satisfies PageHandle

export function meta({ params: { portfolioDetailsId } }: Route.MetaArgs) {
  const project = findProject(portfolioDetailsId)
  return pageMeta({
    title: project.title,
    description: project.summary,
    path: `/portfolio/${portfolioDetailsId}`,
    picture: pictureOf(project),
    noIndex: project === genericProject,
  })
}

/** One project, or for an unknown id the composite example. Source: spec §2, "portfolio/{portfolioDetailsId}"; decisions 4 to 6. */
export default function ProjectPage({ params: { portfolioDetailsId } }: Route.ComponentProps) {
  const project = findProject(portfolioDetailsId)
  const look = projectLook(portfolioDetailsId)
  const { story } = use(loadStory(project.slug))

  return (
    // Another project is another page: nothing of this one is kept, and its picture can fly.
    <article key={portfolioDetailsId}>
      <ProjectHero
        project={project}
        picture={pictureOf(project)}
        look={look}
        // An id that nobody knows is shown as it was typed.
        crumb={project === genericProject ? portfolioDetailsId : project.title}
      />
      <ProjectIntro project={project} look={look} />
      <ProjectStory sections={story.slice(0, look.figuresAfter)} look={look} />
      <ProjectFigures figures={project.figures} look={look} />
      <ProjectStory sections={story.slice(look.figuresAfter)} look={look} />
      <ProjectNeighbours {...neighbours(project)} />
    </article>
  )
}

function findProject(id: string): AnyProject {
  return projects.find(({ slug }) => slug === id) ?? genericProject
}

function pictureOf({ slug }: AnyProject): Picture | undefined {
  return slug === genericProject.slug ? undefined : projectPictures[slug]
}

/** The projects before and after one, going round; the example stands between the last and the first. */
function neighbours(project: AnyProject) {
  const index = projectCards.findIndex(({ slug }) => slug === project.slug)
  const previous = projectCards.at(index < 0 ? -1 : index - 1) ?? projectCards[0]
  const next = projectCards[(index + 1) % projectCards.length] ?? projectCards[0]
  return { previous, next }
}
