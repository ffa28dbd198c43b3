import type { ComponentProps } from 'react'
import { facetPath, restingRotation, visibleFacets } from '~/lib/icosahedron'

const facets = visibleFacets(restingRotation)

/** The icosahedron as a still drawing; decorative, so the name stands beside it. */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="-1080 -1080 2160 2160" aria-hidden="true" {...props}>
      {facets.map((facet) => (
        // A hairline in the face's own colour closes the seams that antialiasing would leave.
        <path
          key={facet.face}
          d={facetPath(facet)}
          fill={facet.color}
          stroke={facet.color}
          strokeWidth={4}
        />
      ))}
    </svg>
  )
}
