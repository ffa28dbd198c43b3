import type { ReactNode } from 'react'
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
  /** The page's own last line about the member, a paragraph. */
  children?: ReactNode
}

/** Portrait, name, designation, and on request a line about them and four links. Source: spec §3, "Team member". */
export function MemberCard({
  member,
  sizes,
  priority,
  level = 3,
  isDetailed,
  children,
}: MemberCardProps) {
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
        {children}
      </div>
      {isDetailed ? <MemberSocial name={name} links={member.social} asSigns /> : null}
    </div>
  )
}

type MemberSocialProps = {
  /** Says whose profiles they are, for screen readers. */
  name: string
  links: TeamMember['social']
  /** Shows the sign of each network, which is named for screen readers only. */
  asSigns?: boolean
}

/** A member's own pages on four networks, by name or by sign. */
export function MemberSocial({ name, links, asSigns }: MemberSocialProps) {
  const { owner } = useUiWords().memberCard
  const ofWhom = ` ${fillIn(owner, { name })}`
  return (
    <ul className={asSigns ? styles.signs : styles.social}>
      {links.map((link) => (
        <li key={link.network}>
          {asSigns ? (
            <Link href={link.href} data-network={link.network} className={styles.sign}>
              <VisuallyHidden>{link.name + ofWhom}</VisuallyHidden>
            </Link>
          ) : (
            <Link href={link.href} className={styles.network}>
              {link.name}
              <VisuallyHidden>{ofWhom}</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
