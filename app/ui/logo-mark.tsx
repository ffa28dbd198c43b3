import type { ComponentProps } from 'react'
import facets from './logo-facets.json'

/**
 * The icosahedron as a static drawing; decorative, because the name is beside it. Its faces, one path for each colour,
 * are precomputed by scripts/icons.ts, so that no page needs the geometry code.
 */
export function LogoMark(props: ComponentProps<'svg'>) {
  return (
    // A hairline in the face's own colour closes the seams of antialiasing.
    <svg
      viewBox="-1080 -1080 2160 2160"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={4}
      aria-hidden="true"
      {...props}
    >
      {facets.map(({ path, color }) => (
        <path key={path} d={path} color={color} />
      ))}
    </svg>
  )
}
