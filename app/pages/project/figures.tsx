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

/** What the two bars of a project are called. */
type ScaleNames = { before?: string; now?: string }

/**
 * What changed, in three numbers; in wide windows without the one that the hero shows. The one that is drawn leads: what
 * it was runs from margin to margin, and under it lies what it is, on the same scale.
 */
export function Figures({ words, slug, figures, look }: FiguresProps) {
  const scale = projectScales[slug]
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
        {scale ? <Scale words={words.scale} slug={slug} scale={scale} /> : null}
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

type ScaleProps = {
  words: FiguresProps['words']['scale']
  slug: string
  scale: ProjectScale
}

function Scale({ words, slug, scale }: ScaleProps) {
  const namesOf: Record<string, ScaleNames> = words.names
  const piecesOf: Record<string, readonly string[]> = words.pieces
  const names = namesOf[slug]
  const bar = { ...scale, pieceNames: piecesOf[slug], days: words.days }
  return (
    <div className={styles.scale}>
      <Bar {...bar} name={names?.before ?? words.before} />
      <Bar {...bar} name={names?.now ?? words.now} isNow />
    </div>
  )
}

type BarProps = ProjectScale & {
  name: string
  /** What each piece of the longer one was for. */
  pieceNames: readonly string[] | undefined
  /** Names the number of a piece that is a day. */
  days: string
  isNow?: boolean
}

/**
 * What it was, or what it is, cut into what is counted. The pieces of the longer one are numbered, and its name stands
 * outside both; that of the shorter one stands where it ends.
 */
function Bar({
  before,
  after,
  of = Math.max(before, after),
  unit = of,
  hour,
  name,
  pieceNames,
  days,
  isNow = false,
}: BarProps) {
  const length = isNow ? after : before
  const longest = Math.max(before, after)
  // A part is drawn in its whole.
  const width = of > longest ? of : length
  const pieces = Array.from({ length: Math.ceil(of / unit) }, (_, index) => (index + 1) * unit)
  // Where they are narrow, each fifth.
  const step = pieces.length > 10 ? 5 : 1
  const numberAt = (end: number) => (hour ? fillIn(days, { count: String(end / unit) }) : end)
  return (
    <div data-now={isNow || undefined} className={styles.bar}>
      <svg
        viewBox={`0 0 ${width} 1`}
        width={`${(width / of) * 100}%`}
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        {width > length ? <path d={`M0 0h${width}v1H0Z`} className={styles.whole} /> : null}
        <path d={`M0 0h${length}v1H0Z`} className={isNow ? styles.after : styles.before} />
        {hour && length > hour ? (
          <path
            d={Array.from({ length: length / hour }, (_, index) => `M${index * hour} 0v.24`).join(
              '',
            )}
            className={styles.hours}
          />
        ) : null}
        <path
          d={pieces
            .filter((at) => at < width)
            .map((at) => `M${at} 0v1`)
            .join('')}
          className={styles.cuts}
        />
      </svg>
      {length === longest && pieces.length > 1 ? (
        <ol className={styles.pieces} aria-hidden="true">
          {pieces.map((end, index) => (
            <li key={end} data-fill={end > length ? 'none' : isNow ? 'after' : 'before'}>
              {pieceNames ? <span className={styles.pieceName}>{pieceNames[index]}</span> : null}
              {(index + 1) % step === 0 ? numberAt(end) : null}
            </li>
          ))}
        </ol>
      ) : null}
      <p className={styles.name}>{name}</p>
    </div>
  )
}
