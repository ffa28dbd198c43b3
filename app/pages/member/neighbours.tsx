import type { memberPage } from '#words/member-page.ts'
import type { TeamMember } from '~/content/collections/team'
import { Link } from '~/ui/link'
import styles from './neighbours.module.css'

type NeighboursProps = {
  words: (typeof memberPage)['neighbours']
  previous: TeamMember
  next: TeamMember
}

/** The way on, round the whole team. */
export function Neighbours({ words, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={words.label} className={styles.neighbours}>
      {[
        { label: words.previous, rel: 'prev', member: previous },
        { label: words.next, rel: 'next', member: next },
      ].map(({ label, rel, member }) => (
        <Link
          key={rel}
          href={`/team/${member.slug}`}
          rel={rel}
          data-surface={member.surface}
          className={styles.neighbour}
        >
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.name}>{member.name}</span>
        </Link>
      ))}
    </nav>
  )
}
