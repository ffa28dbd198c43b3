import type { Project } from '~/content/en/projects'
import { Section } from '~/ui/section'
import styles from './figures.module.css'
import type { Look } from './looks'

type FiguresProps = { figures: Project['figures']; look: Look }

/** What changed, in three numbers; the first is the one to remember. */
export function Figures({ figures, look }: FiguresProps) {
  return (
    <Section
      surface={look.figures}
      data-composition={look.composition}
      aria-label="What changed"
      className={styles.section}
    >
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} data-reveal="width">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
