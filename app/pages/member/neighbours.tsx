import type { TeamMember } from '~/content/en/team'
import { Link } from '~/ui/link'
import { memberSurface } from './looks'
import styles from './neighbours.module.css'

type NeighboursProps = { previous: TeamMember; next: TeamMember }

/** The way on, round the whole team. */
export function Neighbours({ previous, next }: NeighboursProps) {
  return (
    <nav aria-label="Members before and after" className={styles.neighbours}>
      {[
        { label: 'Previous', rel: 'prev', member: previous },
        { label: 'Next', rel: 'next', member: next },
      ].map(({ label, rel, member }) => (
        <Link
          key={rel}
          href={`/team/${member.slug}`}
          rel={rel}
          data-surface={memberSurface(member.slug)}
          className={styles.neighbour}
        >
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.name}>{member.name}</span>
        </Link>
      ))}
    </nav>
  )
}
