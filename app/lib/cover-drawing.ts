/** A drawing of its own for each article: the faceted object from very near, turned by the article's name. */
import { type Facet, facetPath, type Rotation, visibleFacets } from './icosahedron.ts'

/** Size of the drawing in its own units; it may be cropped to any shape from 4:3 to 2:1. */
export const coverSize = { width: 1600, height: 1000 }

export type CoverDrawing = {
  /** Where the object stands: its `transform`, from thousandths of a radius to the drawing's units. */
  transform: string
  /** Behind the sign. */
  back: readonly CoverFacet[]
  /** Before the sign, so that the object holds it. */
  front: readonly CoverFacet[]
}

type CoverFacet = { face: number; path: string; color: string }

/** How many of the nearest faces stand before the sign. */
const facesInFront = 2

/**
 * The same name gives the same drawing in every build. The object rises out of the lower end edge, so that on a
 * plane of the drawing's own colour only the object can be seen, and no frame.
 */
export function coverDrawing(name: string): CoverDrawing {
  const [yaw, pitch, roll, place] = fractions(name)
  const rotation: Rotation = [yaw * 2 * Math.PI, (pitch - 0.5) * 1.8, roll * 2 * Math.PI]
  const facets = visibleFacets(rotation)
  const scale = 0.86 + pitch * 0.22
  const top = Math.min(...facets.flatMap(({ points }) => points.map(([, y]) => y)))
  const x = Math.round(1020 + place * 220)
  const y = Math.round(90 + roll * 110 - top * 1000 * scale)
  const drawn = facets.map(coverFacet)
  return {
    transform: `translate(${x} ${y}) scale(${scale.toFixed(2)})`,
    back: drawn.slice(0, -facesInFront),
    front: drawn.slice(-facesInFront),
  }
}

function coverFacet(facet: Facet): CoverFacet {
  return { face: facet.face, path: facetPath(facet), color: facet.color }
}

/** Four numbers from 0 to 1 out of a name (FNV-1a, one byte each). */
function fractions(name: string): [number, number, number, number] {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const byte = (shift: number) => ((hash >>> shift) & 0xff) / 0xff
  return [byte(0), byte(8), byte(16), byte(24)]
}
