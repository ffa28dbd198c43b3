import type { articleFigures } from '#words/article-figures.ts'
import { fillIn } from '~/lib/fill-in'
import styles from './fields-figure.module.css'
import { FigureSheet } from './figure-sheet'

type FieldsProps = { caption: string; words: (typeof articleFigures)['fields'] }

/** Fields of the old form that were removed, by reason, and those that stayed. */
const removed = [6, 5, 4, 2]
const kept = 14

const drivers = 20
const finished = { before: 11, after: 18 }

/** Two forms beside each other, a box for each field, and a facet for each driver who got to the end. */
export function Fields({ caption, words }: FieldsProps) {
  const total = removed.reduce((sum, count) => sum + count, kept)
  return (
    <FigureSheet caption={caption}>
      <div className={styles.forms}>
        <div className={styles.form} data-surface="chalk">
          <p className={styles.title}>{fillIn(words.before, { count: String(total) })}</p>
          <ul>
            {removed.map((count, index) => (
              <li key={count} className={styles.group} data-removed="">
                <Boxes count={count} />
                <span>
                  <b>{count}</b> {words.reasons[index]}
                </span>
              </li>
            ))}
            <li className={styles.group}>
              <Boxes count={kept} />
              <span>
                <b>{kept}</b> {words.kept}
              </span>
            </li>
          </ul>
        </div>
        <Drivers count={finished.before} text={words.finishedBefore} />
        <div className={styles.form} data-surface="chalk">
          <p className={styles.title}>{fillIn(words.after, { count: String(kept) })}</p>
          <div className={styles.group}>
            <Boxes count={kept} />
          </div>
        </div>
        <Drivers count={finished.after} text={words.finishedAfter} />
      </div>
    </FigureSheet>
  )
}

/** Height of a field with the gap below it. */
const row = 12

function Boxes({ count }: { count: number }) {
  // A label and its box.
  const fields = Array.from({ length: count }, (_, index) => {
    const top = index * row
    return `M0 ${top + 3}h15v3H0zM20 ${top}h80v9H20z`
  })
  return (
    <svg
      className={styles.boxes}
      viewBox={`0 0 100 ${count * row}`}
      height={count * row}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={fields.join('')} />
    </svg>
  )
}

/** The first of the twenty facets are bright: those who finished. */
function Drivers({ count, text }: { count: number; text: string }) {
  const facets = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M${(from + index) * 10} 9l4-8 4 8z`).join('')
  return (
    <div className={styles.drivers}>
      <svg className={styles.facets} viewBox={`0 0 ${drivers * 10} 10`} aria-hidden="true">
        <path d={facets(0, count)} />
        <path d={facets(count, drivers)} opacity="0.3" />
      </svg>
      <p>{text}</p>
    </div>
  )
}
