import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import styles from './faceted-object.module.css'
import { LogoMark } from './logo-mark'

type FacetedObjectProps = {
  className?: string
}

/**
 * The animated object: it rotates with scroll and tilts towards the pointer. Before scripts run, with reduced motion
 * and off screen it is the logo's static drawing.
 */
export function FacetedObject({ className }: FacetedObjectProps) {
  return (
    <div className={classNames(styles.object, className)} aria-hidden="true">
      <LogoMark className={styles.still} />
      <canvas className={styles.canvas} {...behaviour('faceted-object', 'move')} />
    </div>
  )
}
