import { courtyardHouse } from '~/content/drawings/courtyard-house'
import { classNames } from '~/lib/class-names'
import styles from './drawing.module.css'
import sheets from './sheets.svg'

const { frames, section } = courtyardHouse

type DrawingProps = {
  /** The section is in the HTML and drawn on load; the others come from a file and are drawn while scrolling. */
  of: keyof typeof frames
  /** Text alternative of the drawing. */
  label: string
  className?: string | undefined
}

/** A drawing of the house in three line weights, with axes and dimensions. With reduced motion it appears complete, without the drawing animation. */
export function Drawing({ of, label, className }: DrawingProps) {
  return (
    <svg
      viewBox={frames[of].join(' ')}
      role="img"
      aria-label={label}
      className={classNames(styles.drawing, className)}
    >
      {of === 'section' ? (
        <g className={styles.lines}>
          <path d={section.seen.path} pathLength={section.seen.length} className={styles.seen} />
          <path d={section.cut.path} pathLength={section.cut.length} />
        </g>
      ) : (
        <use href={`${sheets}#${of}`} className={styles.lines} />
      )}
      {of === 'front' ? null : <use href={`${sheets}#${of}-marks`} className={styles.marks} />}
      {of === 'section' ? <use href={`${sheets}#levels`} className={styles.levels} /> : null}
    </svg>
  )
}
