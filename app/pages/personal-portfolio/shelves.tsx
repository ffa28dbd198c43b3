import { Drawer } from './drawer'
import styles from './shelves.module.css'

/** The drawers of the cabinet below that of the services, more than its card is high. Decorative. */
export function Shelves() {
  return (
    <div className={styles.shelves}>
      {[...'abcdefgh'].map((drawer) => (
        <Drawer key={drawer} />
      ))}
    </div>
  )
}
