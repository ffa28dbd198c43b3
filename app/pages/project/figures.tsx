import type { projectPage } from '#words/project-page.ts'
import type { GenericProject, ProjectLook } from '~/content/collections/projects'
import { headFigure, type ProjectScale, projectScales } from '~/content/project-scales'
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
 * What changed, in three numbers; in wide windows without the one that the hero shows. The one that is drawn leads: what
 * it was runs from margin to margin, and under it stands what it is, to the same scale or, instead of papers, as screens.
 */
export function Figures({ words, slug, figures, look }: FiguresProps) {
  const scale = projectScales[slug]
  const was: Record<string, string> = words.scale.before
  const is: Record<string, string> = words.scale.after
  const papersOf: Record<string, readonly string[]> = words.scale.papers
  const papers = papersOf[slug]
  const screensOf: Record<string, readonly string[]> = words.scale.screens
  const lead = figures[scale?.figure ?? 0]
  const head = figures[headFigure(slug)]
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
            {papers ? (
              <ol className={styles.days}>
                {papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ol>
            ) : (
              <Bar {...scale} />
            )}
            <p>{is[slug] ?? fillIn(words.scale.now, { value: lead.value })}</p>
            {papers ? (
              <div className={styles.now}>
                <ol className={styles.screens}>
                  {screensOf[slug]?.map((screen) => (
                    <li key={screen}>{screen}</li>
                  ))}
                </ol>
                <p className={styles.total}>{words.scale.span}</p>
              </div>
            ) : (
              <Bar {...scale} isNow />
            )}
          </div>
        ) : null}
        <dl className={styles.others}>
          {figures
            .filter((figure) => figure !== lead)
            .map((figure) => (
              <Figure key={figure.label} isInHero={figure === head} {...figure} />
            ))}
        </dl>
      </div>
    </Section>
  )
}

function Figure({
  value,
  label,
  isInHero,
}: FiguresProps['figures'][number] & { isInHero?: boolean }) {
  return (
    <div data-in-hero={isInHero || undefined} className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-reveal="width">
        {value}
      </dd>
    </div>
  )
}

type BarProps = ProjectScale & { isNow?: boolean }

/** What it was, or what it is, cut into what is counted. The pieces of the longer one are numbered. */
function Bar({ before, after, of = Math.max(before, after), unit = of, isNow = false }: BarProps) {
  const length = isNow ? after : before
  const pieces = Array.from({ length: Math.ceil(of / unit) }, (_, index) => (index + 1) * unit)
  // Where they are narrow, each fifth.
  const step = pieces.length > 10 ? 5 : 1
  const isLonger = isNow === after > before
  return (
    <div className={styles.bar}>
      <svg
        viewBox={`0 0 ${of} 1`}
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        {of > Math.max(before, after) ? (
          <path d={`M0 0h${of}v1H0Z`} className={styles.whole} />
        ) : null}
        <path d={`M0 0h${length}v1H0Z`} className={isNow ? styles.after : styles.before} />
        <path
          d={pieces
            .slice(0, -1)
            .map((at) => `M${at} 0v1`)
            .join('')}
          className={styles.cuts}
        />
      </svg>
      {isLonger && pieces.length > 1 ? (
        <ol className={styles.pieces} aria-hidden="true">
          {pieces.map((end, index) => (
            <li key={end} data-fill={end > length ? 'none' : isNow ? 'after' : 'before'}>
              {(index + 1) % step === 0 ? end : null}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
