import type { ReactNode } from 'react'
import type { DrawnLines, HouseDrawing } from '~/content/drawings/drawing'
import { useHydrated } from '~/hooks/use-hydrated'
import { classNames } from '~/lib/class-names'
import styles from './architecture-drawing.module.css'

type DrawingProps = {
  drawing: HouseDrawing
  /** What is drawn, for those who don't see it. */
  label: string
  /**
   * Far down a page the lines are drawn as one scrolls past, by React. Until then this file stands in their place: a
   * drawing is as long as the text of two screens. @default drawn as the page opens
   */
  still?: 'plan' | 'front'
  className?: string
  /** Axes, levels and dimensions, in the drawing's centimetres. */
  children?: ReactNode
}

/** One drawing of the house in three weights of line. Without motion it is simply there. */
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
  /** Where the chain is divided, in centimetres along its line. */
  places: readonly number[]
  /** How far the line lies from the drawing's origin, across. */
  at: number
  /** @default 'x' */
  along?: 'x' | 'y'
}

/** A chain of dimensions: each stretch of a line with its length in metres. */
export function DimensionChain({ places, at, along = 'x' }: ChainProps) {
  const [first = 0, last = 0] = [places.at(0), places.at(-1)]
  return (
    // Turned by a quarter, a chain along the height reads from below, as on any sheet.
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
  /** Across, where the heads stand and where the lines end. */
  at: number
  to: number
  /** The way the heads follow one another. @default 'x' */
  along?: 'x' | 'y'
}

/** The heads of the house's axes, each in its circle at the end of a line. */
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

/** Heights above the court in metres, each on its line. */
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
