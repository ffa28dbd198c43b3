/** A bust of two icosahedra, turned by its owner's name: nobody's likeness, and never the same twice. */
import { facetPath, type Rotation, visibleFacets } from './icosahedron.ts'
import { nameFractions } from './name-fractions.ts'

/** Size of the drawing in its own units. */
export const portraitSize = { width: 900, height: 1125 }

type DrawnSolid = {
  /** Where it stands: its `transform`, from thousandths of a radius to the drawing's units. */
  transform: string
  facets: readonly { face: number; path: string; color: string }[]
}

/** The same name gives the same bust in every build. */
export function portraitDrawing(name: string): { shoulders: DrawnSolid; head: DrawnSolid } {
  const [yaw, pitch, roll, lean] = nameFractions(name)
  return {
    shoulders: drawSolid([lean * 2 * Math.PI, pitch - 0.5, roll * 0.8], [450, 1290], 0.6),
    head: drawSolid(
      [yaw * 2 * Math.PI, (pitch - 0.5) * 1.2, (roll - 0.5) * 1.4],
      [450 + (lean - 0.5) * 120, 590 + pitch * 30],
      0.29,
    ),
  }
}

function drawSolid(
  rotation: Rotation,
  [x, y]: readonly [x: number, y: number],
  scale: number,
): DrawnSolid {
  return {
    transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`,
    facets: visibleFacets(rotation).map((facet) => ({
      face: facet.face,
      path: facetPath(facet),
      color: facet.color,
    })),
  }
}
