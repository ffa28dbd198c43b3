import { scales } from '~/content/drawings/scales'
import styles from './services.module.css'

type ScaleProps = {
  /** Which of the scales. */
  index: number
  /** What is drawn, for those who don't see it. */
  label: string
}

/** A part of the plan in one scale, or in the last scale the detail. */
export function ArchitectureScale({ index, label }: ScaleProps) {
  const shown = scales[index] ?? scales[0]
  const next = scales[index + 1]
  return (
    <div role="img" aria-label={label} className={styles.window}>
      <div data-ink={next ? 'plan' : 'detail'} data-scale={index} className={styles.lines} />
      {next ? <Part of={shown} shows={next} /> : null}
    </div>
  )
}

type Scale = (typeof scales)[number]

/** The frame of what the next window shows, and the two lines that lead to it. */
function Part({ of, shows }: { of: Scale; shows: Scale }) {
  const percent = (cm: number) => Math.round((cm / of[2]) * 1000) / 10
  const [x, y, side] = [percent(shows[0] - of[0]), percent(shows[1] - of[1]), percent(shows[2])]
  // The gap between two scales is a fifth of their width.
  const [from, to] = __FORWARD__ === 1 ? [x + side, 120] : [x, -20]
  return (
    <svg viewBox="0 0 100 100" className={styles.frames} aria-hidden="true">
      <rect x={x} y={y} width={side} height={side} />
      <path d={`M${from} ${y}L${to} 0M${from} ${y + side}L${to} 100`} />
    </svg>
  )
}
