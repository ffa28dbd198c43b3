import type { projectPage } from '#words/project-page.ts'
import type { GenericProject, ProjectLook } from '~/content/collections/projects'
import { type ProjectScale, projectScales } from '~/content/project-scales'
import { fillIn } from '~/lib/fill-in'
import { Section } from '~/ui/section'
import styles from './figures.module.css'

type FiguresProps = {
  words: Pick<typeof projectPage, 'figures' | 'scale'>
  slug: string
  figures: GenericProject['figures']
  look: ProjectLook
}

/**
 * What changed, in three numbers. The one that is drawn leads: what it was runs out of the window, and under it, to the
 * same scale, stands what it is.
 */
export function Figures({ words, slug, figures, look }: FiguresProps) {
  const scale = projectScales[slug]
  const was: Record<string, string> = words.scale.before
  const lead = figures[scale?.figure ?? 0]
  return (
    <Section
      surface={look.figures}
      data-composition={look.composition}
      id="figures"
      aria-label={words.figures}
      className={styles.section}
    >
      <div className={styles.figures}>
        <dl className={styles.lead}>
          <Figure {...lead} />
        </dl>
        {scale ? (
          <div className={styles.scale}>
            <p>{was[slug]}</p>
            <Bar {...scale} />
            <p>{fillIn(words.scale.now, { value: lead.value })}</p>
            <Bar {...scale} isNow />
          </div>
        ) : null}
        <dl className={styles.others}>
          {figures
            .filter((figure) => figure !== lead)
            .map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
        </dl>
      </div>
    </Section>
  )
}

function Figure({ value, label }: FiguresProps['figures'][number]) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-reveal="width">
        {value}
      </dd>
    </div>
  )
}

/** What it was, or what it is, cut into what is counted. */
function Bar({
  before,
  after,
  of = Math.max(before, after),
  unit = of,
  isNow,
}: ProjectScale & { isNow?: boolean }) {
  const length = isNow ? after : before
  const cuts = Array.from({ length: Math.ceil(of / unit) - 1 }, (_, index) => (index + 1) * unit)
  return (
    <svg
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      className={styles.bar}
      aria-hidden="true"
    >
      {of > Math.max(before, after) ? (
        <path d={`M0 0h${of}v1H0Z`} className={styles.whole} />
      ) : null}
      <path d={`M0 0h${length}v1H0Z`} className={isNow ? styles.after : styles.before} />
      <path d={cuts.map((at) => `M${at} 0v1`).join('')} className={styles.cuts} />
    </svg>
  )
}
