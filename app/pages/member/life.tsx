import type { TeamMember } from '~/content/en/team'
import { Section } from '~/ui/section'
import styles from './life.module.css'

/** Who this is, in a few paragraphs, and since when. */
export function Life({ member, bio }: { member: TeamMember; bio: readonly string[] }) {
  return (
    <Section surface="chalk" aria-label="Biography" className={styles.life}>
      {member.joined ? (
        <p className={styles.joined}>
          <span className={styles.label}>At Ikosim since</span>{' '}
          <span className={styles.year}>{member.joined}</span>
        </p>
      ) : null}
      <div className={styles.bio}>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
