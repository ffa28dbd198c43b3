import { courtyardHouse } from '~/content/drawings/courtyard-house'
import type { Axis } from '~/content/drawings/drawing'
import { classNames } from '~/lib/class-names'
import { metres, spansOf } from './axes'
import styles from './plan.module.css'

type PlanProps = {
  id: string
  /** Text alternative of the drawing. */
  label: string
  className?: string | undefined
}

/**
 * The plan of the house. Its axes and dimensions are text around the drawing, so they stay readable however small the
 * drawing is. A pen carriage passes over it while it scrolls into view.
 */
export function Plan({ id, label, className }: PlanProps) {
  const { lettered, numbered } = courtyardHouse.axes
  return (
    <div id={id} role="img" aria-label={label} className={classNames(styles.sheet, className)}>
      <Heads of="letters" axes={lettered} />
      <div className={styles.house}>
        <div data-ink="plan" className={styles.lines} />
      </div>
      <Heads of="numbers" axes={numbered.toReversed()} />
      <Chains of="letters" axes={lettered} />
      <Chains of="numbers" axes={numbered} />
    </div>
  )
}

type MarksProps = {
  /** The lettered axes run up the sheet, the numbered ones across it. */
  of: 'letters' | 'numbers'
  axes: readonly Axis[]
}

/** The names of the axes, each in a circle at the end of its line. */
function Heads({ of, axes }: MarksProps) {
  return (
    <div className={styles.heads} data-of={of}>
      {axes.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

/** Dimensions from axis to axis, and below them the whole length over the walls. */
function Chains({ of, axes }: MarksProps) {
  const whole = (axes.at(-1)?.at ?? 0) + courtyardHouse.wall
  return (
    <div className={styles.chains} data-of={of}>
      <div className={styles.chain}>
        {spansOf(axes).map(({ from, length }) => (
          <span key={from}>{length}</span>
        ))}
      </div>
      <div className={styles.whole}>
        <span>{metres(whole)}</span>
      </div>
    </div>
  )
}
