import { genericMember, team } from '~/content/en/team'
import { teamTexts } from '~/content/en/team-texts'
import { memberPictures } from '~/content/team-pictures'
import type { PageHandle } from '~/layouts/page-surface'
import { TeamCarousel } from '~/sections/team-carousel'
import type { Route } from './+types/member'
import styles from './member.module.css'
import { MemberCraft } from './member-craft'
import { MemberHero } from './member-hero'
import { MemberLife } from './member-life'
import { memberSurface } from './member-looks'
import { MemberNeighbours } from './member-neighbours'
import { pageMeta } from './page-meta'
import { memberData } from './structured-member'
import { breadcrumbData } from './structured-page'

type AnyMember = (typeof team)[number] | typeof genericMember

export const handle = {
  surface: ({ teamDetails = '' }) => memberSurface(teamDetails),
} satisfies PageHandle

export async function loader({ params: { teamDetails } }: Route.LoaderArgs) {
  return teamTexts[findMember(teamDetails).slug]()
}

export function meta({ params: { teamDetails } }: Route.MetaArgs) {
  const member = findMember(teamDetails)
  const path = `/team/${teamDetails}`
  const isPerson = member !== genericMember
  const portrait = memberPictures[member.slug]
  return pageMeta({
    title: member.name,
    description: member.summary,
    path,
    picture: portrait,
    noIndex: !isPerson,
    jsonLd: [
      ...(isPerson ? [memberData(member, portrait)] : []),
      breadcrumbData([
        { label: 'Our Team', path: '/team' },
        { label: member.name, path },
      ]),
    ],
  })
}

/** A team member, or for an unknown id the vacant desk. Source: spec §2, "team/{teamDetails}"; D4 and D5. */
export default function MemberPage({
  params: { teamDetails },
  loaderData: { text },
}: Route.ComponentProps) {
  const member = findMember(teamDetails)
  const others = team.filter(({ slug }) => slug !== member.slug)

  return (
    <article className={styles.page}>
      <MemberHero
        member={member}
        surface={memberSurface(teamDetails)}
        crumb={{ label: member.name, parameter: teamDetails }}
      />
      <MemberLife member={member} bio={text.bio} />
      <MemberCraft member={member} skills={text.skills} />
      <TeamCarousel
        surface="chalk"
        title="The rest of the team"
        members={others.map((other) => ({ ...other, picture: memberPictures[other.slug] }))}
      />
      <MemberNeighbours {...neighbours(member)} />
    </article>
  )
}

function findMember(id: string): AnyMember {
  return team.find(({ slug }) => slug === id) ?? genericMember
}

/** The previous and next member, wrapping around; the vacant desk is between the last and the first. */
function neighbours({ slug }: AnyMember) {
  const index = team.findIndex((member) => member.slug === slug)
  const previous = team.at(index < 0 ? -1 : index - 1) ?? team[0]
  const next = team[(index + 1) % team.length] ?? team[0]
  return { previous, next }
}
