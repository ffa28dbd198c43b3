import { memberPage } from '#words/member-page.ts'
import { site } from '#words/site.ts'
import { projects } from '~/content/collections/projects'
import type { TeamMember } from '~/content/collections/team'
import { genericMember, team } from '~/content/collections/team'
import type { PageHandle } from '~/layouts/page-surface'
import { firstName } from '~/lib/first-name'
import { TeamCarousel } from '~/sections/team-carousel'
import { pageMeta } from '~/seo/page-meta'
import { memberData } from '~/seo/structured-member'
import { breadcrumbData } from '~/seo/structured-page'
import type { Route } from './+types/member'
import { Craft } from './craft'
import { Hero } from './hero'
import { Letter } from './letter'
import { Life } from './life'
import styles from './member.module.css'

export const handle = {
  surface: ({ member }: Route.ComponentProps['loaderData']) => member.surface,
  footer: 'sea',
} satisfies PageHandle

export function loader({ params: { teamDetails } }: Route.LoaderArgs) {
  const member = findMember(teamDetails)
  return {
    words: memberPage,
    member,
    isPerson: member !== genericMember,
    /** Whom the letter at the end greets. */
    addressee: member === genericMember ? site.shortName : firstName(member.name),
    projects: projects.filter(({ slug }) => member.projects.includes(slug)),
    others: team.filter(({ slug }) => slug !== member.slug),
  }
}

export function meta({ params: { teamDetails }, loaderData }: Route.MetaArgs) {
  const { words, member, isPerson } = loaderData
  const path = `/team/${teamDetails}` as const
  return pageMeta({
    title: member.name,
    description: member.summary,
    path,
    noIndex: !isPerson,
    jsonLd: [
      ...(isPerson ? [memberData(member, member.picture)] : []),
      breadcrumbData([
        { label: words.breadcrumb.team, path: '/team' },
        { label: member.name, path },
      ]),
    ],
  })
}

/** A team member, or for an unknown id the vacant desk. Source: spec §2, "team/{teamDetails}"; D4 and D5. */
export default function MemberPage({
  params: { teamDetails },
  loaderData: { words, member, isPerson, addressee, projects, others },
}: Route.ComponentProps) {
  return (
    <article className={styles.page}>
      <Hero
        words={words.breadcrumb}
        member={member}
        crumb={{ label: member.name, parameter: teamDetails }}
      />
      <Life words={words.life} member={member} />
      <Craft words={words.craft} member={member} projects={projects} />
      <TeamCarousel surface="chalk-2" title={words.others.title} members={others} />
      <Letter
        slug={member.slug}
        words={words.letter}
        name={addressee}
        addressee={isPerson ? member.name : undefined}
      />
    </article>
  )
}

function findMember(id: string): TeamMember {
  return team.find(({ slug }) => slug === id) ?? genericMember
}
