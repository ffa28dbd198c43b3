import { genericMember, team } from '~/content/en/team'
import { teamTexts } from '~/content/en/team-texts'
import { memberPictures } from '~/content/team-pictures'
import type { PageHandle } from '~/layouts/page-surface'
import { TeamCarousel } from '~/sections/team-carousel'
import { pageMeta } from '~/seo/page-meta'
import { memberData } from '~/seo/structured-member'
import { breadcrumbData } from '~/seo/structured-page'
import type { Route } from './+types/member'
import { Craft } from './craft'
import { Hero } from './hero'
import { Life } from './life'
import { memberSurface } from './looks'
import styles from './member.module.css'
import { Neighbours } from './neighbours'

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
      <Hero
        member={member}
        surface={memberSurface(teamDetails)}
        crumb={{ label: member.name, parameter: teamDetails }}
      />
      <Life member={member} bio={text.bio} />
      <Craft member={member} skills={text.skills} />
      <TeamCarousel
        surface="chalk"
        title="The rest of the team"
        members={others.map((other) => ({ ...other, picture: memberPictures[other.slug] }))}
      />
      <Neighbours {...neighbours(member)} />
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
