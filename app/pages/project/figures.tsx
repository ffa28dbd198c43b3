import type { ReactNode } from 'react'
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
 * What changed, in three numbers; the first is the one to remember, and one is drawn against what it was before: the
 * first across the whole page.
 */
export function Figures({ words, slug, figures, look }: FiguresProps) {
  const scale = projectScales[slug]
  const was: Record<string, string> = words.scale.before
  const named = { was: was[slug], now: words.scale.now }
  return (
    <Section
      surface={look.figures}
      data-composition={look.composition}
      id="figures"
      aria-label={words.figures}
      className={styles.section}
    >
      <dl className={styles.figures}>
        {figures.map(({ value, label }, index) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} data-reveal="width">
              {value}
            </dd>
            {scale?.figure === index && index > 0 ? (
              <dd className={styles.scale}>
                <Bars {...scale} words={named} value={value} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {scale?.figure === 0 ? (
        <div className={styles.across}>
          <Bars {...scale} words={named} value={figures[0].value} />
        </div>
      ) : null}
    </Section>
  )
}

type BarsProps = Omit<ProjectScale, 'figure'> & {
  words: { was: string | undefined; now: string }
  value: string
}

/** Two bars to one scale: what it was, and what it is. */
function Bars({ words, value, before, after, of = Math.max(before, after) }: BarsProps) {
  return (
    <>
      <p>{words.was}</p>
      <Bar of={of}>
        {of > before ? <path d={`M0 0h${of}v1H0Z`} className={styles.whole} /> : null}
        <path d={`M0 0h${before}v1H0Z`} className={styles.before} />
      </Bar>
      <p>{fillIn(words.now, { value })}</p>
      <Bar of={of}>
        <path d={`M0 0h${after}v1H0Z`} className={styles.after} />
      </Bar>
    </>
  )
}

function Bar({ of, children }: { of: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      className={styles.bar}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
