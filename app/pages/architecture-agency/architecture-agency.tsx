import { architectureAgency } from '#words/architecture-agency.ts'
import { architectureFacts } from '#words/fun-facts.ts'
import { team } from '~/content/collections/team'
import { partners } from '~/content/partners'
import type { PageHandle } from '~/layouts/page-surface'
import { TeamCarousel } from '~/sections/team-carousel'
import { Testimonials } from '~/sections/testimonials'
import { pageMeta } from '~/seo/page-meta'
import type { Route } from './+types/architecture-agency'
import { About } from './about'
import styles from './architecture-agency.module.css'
import { Contact } from './contact'
import { Ending } from './ending'
import { Figures } from './figures'
import './frame.css'
import { Gallery } from './gallery'
import { Hero } from './hero'
import { Partners } from './partners'
import { Projects } from './projects'
import { Services } from './services'
import './surfaces.css'

export const handle = {
  surface: 'concrete',
  footer: 'plaster',
} satisfies PageHandle

export function loader() {
  return {
    words: architectureAgency,
    facts: architectureFacts,
    members: team.map((member) => ({ ...member, designation: partOf(member.slug) })),
    firms: Object.fromEntries(partners.map(({ slug, name }) => [slug, name])),
  }
}

/** What a member drew on this page. */
function partOf(slug: string) {
  return architectureAgency.team.parts[slug as keyof typeof architectureAgency.team.parts]
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  return pageMeta({
    title: words.title,
    description: words.description,
    path: '/architecture-agency',
  })
}

/**
 * The home page of an invented architecture practice, laid out as the drawings of one house.
 * Source: spec §2, "Architecture agency home".
 */
export default function ArchitectureAgencyPage({
  loaderData: { words, facts, members, firms },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Hero words={words.hero} />
      <About words={words.about} index={words.index} />
      <Services words={words.services} />
      <Figures words={words.figures} facts={facts} />
      <Projects words={words.projects} />
      <div id="team" className={styles.team}>
        <TeamCarousel title={words.team.title} members={members} surface="concrete" />
      </div>
      <Testimonials
        title={words.testimonials.title}
        testimonials={words.testimonials.items}
        surface="graphite"
        cut="cards"
      />
      <Contact words={words.contact} />
      <Partners words={words.partners} names={firms} />
      <Gallery words={words.gallery} />
      <Ending words={words.ending} />
    </div>
  )
}
