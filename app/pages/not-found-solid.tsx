import { facetPath, restingRotation, visibleFacets } from '~/lib/icosahedron'
import styles from './not-found.module.css'

/** The studio's object without one of its faces, which lies beside it, and with its inside in the gap. Decorative. */
export function OpenSolid({ className }: { className?: string }) {
  const facets = visibleFacets(restingRotation)
  // The one that looks most at the visitor.
  const missing = facets.at(-1)
  if (!missing) throw new Error('Of a solid some faces can always be seen.')
  return (
    <svg
      viewBox="-1080 -1080 2160 2160"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={4}
      aria-hidden="true"
      className={className}
    >
      <clipPath id="gap">
        <path d={facetPath(missing)} />
      </clipPath>
      {facets.slice(0, -1).map((facet) => (
        <path key={facet.face} d={facetPath(facet)} color={facet.color} />
      ))}
      <g clipPath="url(#gap)" className={styles.inside}>
        <path d={facetPath(missing)} />
        {/* The faces at the back are the opposite ones, seen from inside. */}
        {facets.map((facet, index) => (
          <path
            key={facet.face}
            d={facetPath(facet)}
            data-shade={index % 3}
            transform="scale(-0.7)"
          />
        ))}
      </g>
      <path d={facetPath(missing)} color={missing.color} className={styles.face} />
    </svg>
  )
}
