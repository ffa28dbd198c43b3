import { useId } from 'react'
import styles from './segmented-control.module.css'
import { VisuallyHidden } from './visually-hidden'

type SegmentedControlProps<Value extends string> = {
  /** What is chosen, for those who listen: "Billing period". */
  legend: string
  options: readonly { value: Value; label: string }[]
  defaultValue: Value
  onValueChange?: (value: Value) => void
}

/**
 * One of a few, all in sight: radios, so arrow keys move the choice and styles may read it with
 * `:has([value='yearly']:checked)`, before and without scripts.
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
