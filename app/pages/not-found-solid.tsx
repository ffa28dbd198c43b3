import { facetPath, restingRotation, visibleFacets } from '~/lib/icosahedron'
import styles from './not-found.module.css'

/** The face that has come off: the largest one that looks at the visitor. */
const missingFace = visibleFacets(restingRotation).at(-1)?.face

/** The studio's object without one of its faces, which lies beside it, and with its inside in the gap. Decorative. */
export function OpenSolid({ className }: { className?: string }) {
  const facets = visibleFacets(restingRotation)
  const missing = facets.find(({ face }) => face === missingFace)
  if (!missing) throw new Error('The missing face is one that can be seen.')
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
      {facets.map((facet) =>
        facet.face === missing.face ? null : (
          <path key={facet.face} d={facetPath(facet)} color={facet.color} />
        ),
      )}
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
