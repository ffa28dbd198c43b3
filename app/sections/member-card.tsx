import type { TeamMember } from '~/content/collections/team'
import { fillIn } from '~/lib/fill-in'
import type { Picture } from '~/lib/picture'
import { Link } from '~/ui/link'
import { useUiWords } from '~/ui/ui-words'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './member-card.module.css'
import { MemberPortrait } from './member-portrait'

/** A team member's data for a card. */
export type MemberEntry = Pick<
  TeamMember,
  'slug' | 'name' | 'designation' | 'meeting' | 'social'
> & {
  picture: Picture
}

type MemberCardProps = {
  member: MemberEntry
  /** The `sizes` attribute of the portrait. */
  sizes: string
  /** Loads the portrait eagerly, for cards in the first screen. */
  priority?: boolean
  /** Heading level of the name. @default 3 */
  level?: 2 | 3
  /** Shows what one meets the member for, and the links to their own pages. */
  isDetailed?: boolean
}

/** Portrait, name, designation, and on request a line about them and four links. Source: spec §3, "Team member". */
export function MemberCard({ member, sizes, priority, level = 3, isDetailed }: MemberCardProps) {
  const { slug, name, designation, meeting, picture } = member
  const Name = `h${level}` as const
  return (
    <div className={styles.card}>
      <div data-cursor="picture" className={styles.person}>
        <MemberPortrait
          slug={slug}
          picture={picture}
          sizes={sizes}
          priority={priority}
          className={styles.portrait}
        />
        <Name className={styles.name}>
          <Link cover href={`/team/${slug}`} className={styles.link}>
            {name}
          </Link>
        </Name>
        <p className={styles.designation}>{designation}</p>
        {isDetailed && meeting ? <p className={styles.meeting}>{meeting}</p> : null}
      </div>
      {isDetailed ? <MemberSocial name={name} links={member.social} /> : null}
    </div>
  )
}

type MemberSocialProps = {
  /** Says whose profiles they are, for screen readers. */
  name: string
  links: TeamMember['social']
}

/** The networks' marks in a few straight lines, drawn as the rest of the site is. */
const marks: Record<TeamMember['social'][number]['network'], string> = {
  linkedin: 'M3 9h5v12H3ZM3 3h5v4H3ZM10 9h4v2l2-2h3l3 3v9h-5v-8h-2v8h-5Z',
  twitter: 'M2 19 8 17 3 14 5 13 2 9 4 8 3 4 12 9 12 6 15 3 18 4 23 3 20 8 19 14 14 20 8 21Z',
  youtube: 'M1 7 4 4H20L23 7V17L20 20H4L1 17ZM10 8V16L16 12Z',
  facebook: 'M9 22V13H6V9H9V6L13 2H18V6H14L13 7V9H18L17 13H13V22Z',
}

/** A member's own pages on four networks: by mark on a card, and by name beside more text. */
export function MemberSocial({ name, links }: MemberSocialProps) {
  const { owner } = useUiWords().memberCard
  return (
    <ul className={styles.social}>
      {links.map((link) => (
        <li key={link.network} title={link.name}>
          <Link href={link.href} className={styles.network}>
            <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
              <path d={marks[link.network]} fillRule="evenodd" />
            </svg>
            <span className={styles.networkName}>{link.name}</span>
            <VisuallyHidden>{` ${fillIn(owner, { name })}`}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
