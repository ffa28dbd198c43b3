import type { articleFigures } from '#words/article-figures.ts'
import { FigureSheet } from './figure-sheet'
import styles from './paperwork-figure.module.css'

type PaperworkProps = { caption: string; words: (typeof articleFigures)['paperwork'] }

/** How long the app takes. */
const weeks = 12

/** A stretch of time: after how many weeks it begins, and how many it takes. */
type Stretch = readonly [start: number, length: number]

/** For everything that needs a stamp, the time that it takes at best, and what may be added. */
const papers: readonly (readonly Stretch[])[] = [
  [
    [0, 6],
    [6, 6],
  ],
  [
    [0, 1],
    [1, 4],
  ],
  [
    [1, 0.4],
    [1.4, 0.4],
  ],
  [
    [2, 1],
    [3, 2],
  ],
  [[5, 1]],
  [
    [8, 2],
    [10, 2],
  ],
  [[9, 0.5]],
  [
    [10, 0.2],
    [10.2, 0.8],
  ],
]

/** The weeks of an app beside those of its paperwork, on one scale. */
export function Paperwork({ caption, words }: PaperworkProps) {
  return (
    <FigureSheet caption={caption}>
      <ul className={styles.rows}>
        <li className={styles.row} data-app="">
          <span className={styles.label}>{words.app}</span>
          <Bar of={Array.from({ length: weeks }, (_, week) => [week, 0.96])} />
        </li>
        {words.papers.map((label, index) => (
          <li key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <Bar of={papers[index] ?? []} />
          </li>
        ))}
      </ul>
      <p className={styles.weeks}>
        <span>{words.first}</span>
        <span>{words.last}</span>
      </p>
    </FigureSheet>
  )
}

function Bar({ of: stretches }: { of: readonly Stretch[] }) {
  return (
    <svg viewBox={`0 0 ${weeks} 1`} preserveAspectRatio="none" aria-hidden="true">
      {stretches.map(([start, length]) => (
        <rect key={start} x={start} width={length} height="1" />
      ))}
    </svg>
  )
}
