import { classNames } from '~/lib/class-names'
import styles from './faceted-object.module.css'
import { animateFacets } from './faceted-object-motion'
import { LogoMark } from './logo-mark'

type FacetedObjectProps = {
  className?: string
}

/**
 * The faceted object, alive: it turns with the scroll and leans to the pointer.
 * Before scripts run, for reduced motion and off screen it is the still drawing of the logo.
 */
export function FacetedObject({ className }: FacetedObjectProps) {
  return (
    <div className={classNames(styles.object, className)} aria-hidden="true">
      <LogoMark className={styles.still} />
      <canvas ref={animateFacets} className={styles.canvas} />
    </div>
  )
}
