import type { TeamMember } from '~/content/en/team'
import type { Picture } from '~/lib/picture'
import { Link } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './member-card.module.css'
import { MemberPortrait } from './member-portrait'

/** One of the team, with all that a card shows. */
export type MemberEntry = Pick<TeamMember, 'slug' | 'name' | 'designation' | 'social'> & {
  picture: Picture
}

type MemberCardProps = {
  member: MemberEntry
  /** The `sizes` attribute of the portrait. */
  sizes: string
  /** The portrait is in the first screen. */
  priority?: boolean
  /** Rank of the name in the page's outline. @default 3 */
  level?: 2 | 3
}

/** Portrait, name, designation and four links. Source: spec §3, "Team member". */
export function MemberCard({ member, sizes, priority, level = 3 }: MemberCardProps) {
  const { slug, name, designation, picture } = member
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
      </div>
      <MemberSocial name={name} links={member.social} />
    </div>
  )
}

type MemberSocialProps = {
  /** Whose pages they are, for those who only hear the links. */
  name: string
  links: TeamMember['social']
}

/** A member's own pages on four networks. */
export function MemberSocial({ name, links }: MemberSocialProps) {
  return (
    <ul className={styles.social}>
      {links.map((link) => (
        <li key={link.network}>
          <Link href={link.href} className={styles.network}>
            {link.name}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
