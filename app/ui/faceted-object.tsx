import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import {
  facetPath,
  gloss,
  largeFacetColor,
  restingRotation,
  visibleFacets,
} from '~/lib/icosahedron'
import { type FacetPicture, FacetPictures } from './facet-pictures'
import styles from './faceted-object.module.css'

/**
 * The animated object: it rotates with scroll and tilts towards the pointer. Before scripts run, with reduced motion
 * and off screen it is a static drawing. `className` sets `--object-size` and `--object-centre`, the distance
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
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden with its parent. */}
      <svg
        viewBox="-1080 -1080 2160 2160"
        fill="currentColor"
        stroke={gloss.edge}
        strokeWidth={4}
        className={styles.still}
      >
        <linearGradient id="gloss" y2="1">
          <stop stopColor={gloss.light} />
          <stop offset="1" stopColor={gloss.shade} />
        </linearGradient>
        <g id="facets">
          {visibleFacets(restingRotation).map((facet) => (
            <path key={facet.face} d={facetPath(facet)} color={largeFacetColor(facet)} />
          ))}
        </g>
        <use href="#facets" fill="url(#gloss)" stroke="none" />
      </svg>
      {pictures ? <FacetPictures className={styles.pictures} pictures={pictures} /> : null}
      <canvas className={styles.canvas} {...behaviour('faceted-object', 'move')} />
    </div>
  )
}
