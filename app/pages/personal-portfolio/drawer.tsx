import styles from './drawer.module.css'

/**
 * The front of a drawer, in the cabinet or on its spine. Only the drawer of a card has a label: others would look like
 * links. Narrow windows and print have no cabinet.
 */
export function Drawer({ label }: { label?: string }) {
  return (
    <p data-surface="bottle" aria-hidden="true" className={styles.drawer}>
      {label ? <span className={styles.label}>{label}</span> : null}
    </p>
  )
}
