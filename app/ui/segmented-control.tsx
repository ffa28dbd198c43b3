import { useId } from 'react'
import styles from './segmented-control.module.css'
import { VisuallyHidden } from './visually-hidden'

type SegmentedControlProps<Value extends string> = {
  /** Accessible name: "Billing period". */
  legend: string
  options: readonly { value: Value; label: string }[]
  defaultValue: Value
  onValueChange?: (value: Value) => void
}

/**
 * A choice of a few visible options: radios, so arrow keys work and styles can read the choice with
 * `:has([value='yearly']:checked)` without scripts.
 */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  defaultValue,
  onValueChange,
}: SegmentedControlProps<Value>) {
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
            onChange={() => onValueChange?.(value)}
            className={styles.radio}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
