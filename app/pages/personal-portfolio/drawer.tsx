import styles from './drawer.module.css'

/** The front of a drawer with its label, in the cabinet or on its spine, beside a card. Narrow windows and print have no cabinet. */
export function Drawer({ label }: { label: string }) {
  return (
    <p data-surface="bottle" aria-hidden="true" className={styles.drawer}>
      <span className={styles.label}>{label}</span>
    </p>
  )
}
