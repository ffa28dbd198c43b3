import type { ReactNode } from 'react'
import type { DrawnLines, HouseDrawing } from '~/content/drawings/drawing'
import { useHydrated } from '~/hooks/use-hydrated'
import { classNames } from '~/lib/class-names'
import styles from './architecture-drawing.module.css'

type DrawingProps = {
  drawing: HouseDrawing
  /** Text alternative of the drawing. */
  label: string
  /**
   * A mask file that shows the drawing until React has hydrated the section, then the lines are drawn while scrolling.
   * It keeps the paths, as large as two screens of text, out of the HTML. @default the paths are in the HTML
   */
  still?: 'plan' | 'front'
  className?: string
  /** Axes, levels and dimensions, in the drawing's centimetres. */
  children?: ReactNode
}

/** A drawing of the house in three line weights. With reduced motion it appears complete, without the drawing animation. */
export function Drawing({ drawing, label, still, className, children }: DrawingProps) {
  const isHydrated = useHydrated()
  if (still && !isHydrated) {
    return (
      <div
        role="img"
        aria-label={label}
        data-ink={still}
        className={classNames(styles.still, className)}
      />
    )
  }
  return (
    <svg
      viewBox={drawing.frame.join(' ')}
      role="img"
      aria-label={label}
      data-moment={still ? 'scroll' : 'load'}
      className={classNames(styles.drawing, className)}
    >
      <Lines lines={drawing.fine} className={styles.fine} />
      <Lines lines={drawing.seen} className={styles.seen} />
      <Lines lines={drawing.cut} className={styles.cut} />
      {children}
    </svg>
  )
}

function Lines({ lines, className }: { lines: DrawnLines; className: string | undefined }) {
  if (lines.path === '') return null
  return <path d={lines.path} pathLength={lines.length} className={className} />
}

type ChainProps = {
  /** Positions of the ticks along the line, in centimetres. */
  places: readonly number[]
  /** Position of the line on the other axis, in centimetres from the drawing's origin. */
  at: number
  /** @default 'x' */
  along?: 'x' | 'y'
}

/** A dimension chain: a line divided by ticks, each part labelled with its length in metres. */
export function DimensionChain({ places, at, along = 'x' }: ChainProps) {
  const [first = 0, last = 0] = [places.at(0), places.at(-1)]
  return (
    // A vertical chain is turned by 90 degrees, so that its labels read from below, as is usual in drawings.
    <g transform={along === 'y' ? 'rotate(-90)' : undefined} className={styles.chain}>
      <path
        d={`M${first - 20} ${at}H${last + 20}${places
          .map(
            (place) =>
              `M${place} ${at - 20}V${at + 20}M${place - 11} ${at + 11}L${place + 11} ${at - 11}`,
          )
          .join('')}`}
      />
      {places.slice(1).map((place, index) => {
        const from = places[index] ?? 0
        return (
          <text key={place} x={(from + place) / 2} y={at - 10}>
            {((place - from) / 100).toFixed(2)}
          </text>
        )
      })}
    </g>
  )
}

type AxesProps = {
  axes: readonly { name: string; at: number }[]
  /** Positions of the heads and of the lines' ends on the other axis, in centimetres. */
  at: number
  to: number
  /** Direction in which the heads are lined up. @default 'x' */
  along?: 'x' | 'y'
}

/** The labels of the grid axes, each in a circle at the end of its axis line. */
export function AxisHeads({ axes, at, to, along = 'x' }: AxesProps) {
  return (
    <g className={styles.axes}>
      {axes.map((axis) => {
        const [x, y] = along === 'x' ? [axis.at, at] : [at, -axis.at]
        const toward = Math.sign(to - at)
        return (
          <g key={axis.name}>
            <path
              d={
                along === 'x'
                  ? `M${x} ${at + 28 * toward}V${to}`
                  : `M${at + 28 * toward} ${y}H${to}`
              }
            />
            <circle cx={x} cy={y} r={28} />
            <text x={x} y={y}>
              {axis.name}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Level marks: heights above the courtyard floor in metres, each on a short line. */
export function Levels({
  levels,
}: {
  levels: readonly { height: number; from: number; to: number }[]
}) {
  return (
    <g className={styles.levels}>
      {levels.map(({ height, from, to }) => (
        <g key={height}>
          <path
            d={`M${from} ${-height}H${to}M${from + 14} ${-height - 24}H${from + 42}L${from + 28} ${-height}Z`}
          />
          <text x={from + 56} y={-height - 9}>
            {height === 0 ? '±0.00' : `+${(height / 100).toFixed(2)}`}
          </text>
        </g>
      ))}
    </g>
  )
}
