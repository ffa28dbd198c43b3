import type { Project } from '~/content/en/projects'
import type { Surface } from '~/ui/section'
import { Section } from '~/ui/section'
import styles from './project-figures.module.css'

type ProjectFiguresProps = { figures: Project['figures']; surface: Surface }

/** What changed, in three numbers; the first is the one to remember. */
export function ProjectFigures({ figures, surface }: ProjectFiguresProps) {
  return (
    <Section surface={surface} aria-label="What changed">
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
