import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import styles from './faceted-object.module.css'
import { LogoMark } from './logo-mark'

/**
 * The animated object: it rotates with scroll and tilts towards the pointer. Before scripts run, with reduced motion
 * and off screen it is the logo's static drawing. `className` sets `--object-size` and `--object-centre`, the distance
 * of its middle from the top of its section.
 */
export function FacetedObject({ className }: { className?: string }) {
  return (
    <div className={classNames(styles.object, className)} aria-hidden="true">
      <LogoMark className={styles.still} />
      <canvas className={styles.canvas} {...behaviour('faceted-object', 'move')} />
    </div>
  )
}
