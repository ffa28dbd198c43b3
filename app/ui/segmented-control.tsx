import { useId } from 'react'
import styles from './segmented-control.module.css'
import { VisuallyHidden } from './visually-hidden'

type SegmentedControlProps = {
  /** Accessible name: "Billing period". */
  legend: string
  options: readonly { value: string; label: string }[]
  defaultValue: string
}

/**
 * A choice of a few visible options: radios, so arrow keys work and styles can read the choice with
 * `:has([value='yearly']:checked)` without scripts.
 */
export function SegmentedControl({ legend, options, defaultValue }: SegmentedControlProps) {
  const name = useId()
  return (
    <fieldset className={styles.control}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            className={styles.radio}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
