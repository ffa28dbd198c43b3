import type { projectPage } from '#words/project-page.ts'
import type { GenericProject, ProjectLook } from '~/content/collections/projects'
import { type ProjectScale, projectScales } from '~/content/project-scales'
import { Section } from '~/ui/section'
import styles from './figures.module.css'

type FiguresProps = {
  words: (typeof projectPage)['figures']
  slug: string
  figures: GenericProject['figures']
  look: ProjectLook
}

/** What changed, in three numbers; the first is the one to remember, and one is drawn against what it was before. */
export function Figures({ words, slug, figures, look }: FiguresProps) {
  const scale = projectScales[slug]
  return (
    <Section
      surface={look.figures}
      data-composition={look.composition}
      aria-label={words}
      className={styles.section}
    >
      <dl className={styles.figures}>
        {figures.map(({ value, label }, index) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} data-reveal="width">
              {value}
            </dd>
            {scale?.figure === index ? (
              <dd className={styles.scale}>
                <Bars {...scale} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Two bars to one scale: what it was, and what it is. */
function Bars({ before, after, of = Math.max(before, after) }: Omit<ProjectScale, 'figure'>) {
  return (
    <svg
      viewBox={`0 0 ${of} 5`}
      preserveAspectRatio="none"
      className={styles.bars}
      aria-hidden="true"
    >
      {of > before ? <path d={`M0 0h${of}v2H0Z`} className={styles.whole} /> : null}
      <path d={`M0 0h${before}v2H0Z`} className={styles.before} />
      <path d={`M0 3h${after}v2H0Z`} className={styles.after} />
    </svg>
  )
}
