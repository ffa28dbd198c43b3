import { courtyardHouse } from '~/content/drawings/courtyard-house'
import { inDecimals } from '~/lib/decimals'
import { spansOf } from './axes'
import styles from './section-drawing.module.css'

const { section, axes } = courtyardHouse

type SectionDrawingProps = {
  /** Text alternative of the drawing. */
  label: string
}

/**
 * The section through the house, with axes, dimensions and levels. It belongs to the first screen, so all of it is in
 * the HTML. It draws itself on load; with reduced motion it is complete from the start.
 */
export function SectionDrawing({ label }: SectionDrawingProps) {
  const { lettered } = axes
  return (
    <svg viewBox={section.frame.join(' ')} role="img" aria-label={label} className={styles.drawing}>
      <g className={styles.lines}>
        <path d={section.seen.path} pathLength={section.seen.length} className={styles.seen} />
        <path d={section.cut.path} pathLength={section.cut.length} />
      </g>
      <g className={styles.marks}>
        <marker id="axis" markerUnits="userSpaceOnUse" overflow="visible">
          <path d={section.axes.mark} />
          <path d={section.axes.line} strokeDasharray="40 10 8 10" />
        </marker>
        <path d={section.axes.chain} className={styles.chain} />
        {/* One place for each letter. */}
        <text
          x={lettered.map(({ at }) => at).join(' ')}
          y={section.axes.y.names}
          dominantBaseline="central"
        >
          {lettered.map(({ name }) => name)}
        </text>
        <text y={section.axes.y.lengths}>
          {spansOf(lettered).map(({ from, middle, length }) => (
            <tspan key={from} x={middle}>
              {length}
            </tspan>
          ))}
        </text>
      </g>
      <g className={styles.levels}>
        {section.levels.map(({ text, x, y }) => (
          <g key={text} transform={`translate(${x} ${y})`}>
            <path d={section.levelMark} />
            <text x="48" y="-9">
              {inDecimals(text)}
            </text>
          </g>
        ))}
      </g>
    </svg>
  )
}
