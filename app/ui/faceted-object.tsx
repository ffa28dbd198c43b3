import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import { type FacetPicture, FacetPictures } from './facet-pictures'
import styles from './faceted-object.module.css'
import { LogoMark } from './logo-mark'

/**
 * The animated object: it rotates with scroll and tilts towards the pointer. Before scripts run, with reduced motion
 * and off screen it is the logo's static drawing. `className` sets `--object-size` and `--object-centre`, the distance
 * of its middle from the top of its section; `pictures` stand on its faces.
 */
export function FacetedObject({
  className,
  pictures,
}: {
  className?: string
  pictures?: readonly FacetPicture[]
}) {
  return (
    <div className={classNames(styles.object, className)} aria-hidden="true">
      <LogoMark className={styles.still} />
      {pictures ? <FacetPictures className={styles.pictures} pictures={pictures} /> : null}
      <canvas className={styles.canvas} {...behaviour('faceted-object', 'move')} />
    </div>
  )
}
