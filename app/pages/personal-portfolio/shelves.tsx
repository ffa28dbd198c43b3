import { Drawer } from './drawer'
import styles from './shelves.module.css'

/** The drawers of the cabinet below that of the services. Decorative. */
export function Shelves({ labels }: { labels: readonly string[] }) {
  return (
    <div className={styles.shelves}>
      {labels.map((label) => (
        <Drawer key={label} label={label} />
      ))}
    </div>
  )
}
