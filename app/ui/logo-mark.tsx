import type { ComponentProps } from 'react'
import facets from './logo-facets.json'

/**
 * The icosahedron as a still drawing; decorative, so the name stands beside it. Its faces were computed
 * by scripts/icons.ts, so that no page has to carry the geometry for them.
 */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    // A hairline in the face's own colour closes the seams that antialiasing would leave.
    <svg viewBox="-1080 -1080 2160 2160" strokeWidth={4} aria-hidden="true" {...props}>
      {facets.map(({ path, color }) => (
        <path key={path} d={path} fill={color} stroke={color} />
      ))}
    </svg>
  )
}
