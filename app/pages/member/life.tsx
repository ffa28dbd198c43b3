import type { memberPage } from '#words/member-page.ts'
import type { TeamMember } from '~/content/collections/team'
import { Section } from '~/ui/section'
import styles from './life.module.css'

type LifeProps = {
  words: (typeof memberPage)['life']
  member: TeamMember
}

/** Who this is, in a few paragraphs, and since when. */
export function Life({ words, member }: LifeProps) {
  return (
    <Section surface="chalk" aria-label={words.label} className={styles.life}>
      {member.joined ? (
        <p className={styles.joined}>
          <span className={styles.label}>{words.joined}</span>{' '}
          <span className={styles.year}>{member.joined}</span>
        </p>
      ) : null}
      <div className={styles.bio}>
        {member.bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
