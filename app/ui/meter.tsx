import { useId } from 'react'
import styles from './meter.module.css'

type MeterProps = {
  label: string
  /** Percent, 0 to 100. */
  value: number
}

/** A percentage as a bar, with its figure beside it. */
export function Meter({ label, value }: MeterProps) {
  const id = useId()
  return (
    <div className={styles.meter}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.value} aria-hidden="true">
        {value}
        <span className={styles.unit}>%</span>
      </span>
      <meter aria-labelledby={id} min={0} max={100} value={value} className={styles.bar}>
        {value}%
      </meter>
    </div>
  )
}
