import type { projectPage } from '#words/project-page.ts'
import type { GenericProject, ProjectLook } from '~/content/collections/projects'
import { Section } from '~/ui/section'
import styles from './figures.module.css'

type FiguresProps = {
  words: (typeof projectPage)['figures']
  figures: GenericProject['figures']
  look: ProjectLook
}

/** What changed, in three numbers; the first is the one to remember. */
export function Figures({ words, figures, look }: FiguresProps) {
  return (
    <Section
      surface={look.figures}
      data-composition={look.composition}
      aria-label={words}
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
