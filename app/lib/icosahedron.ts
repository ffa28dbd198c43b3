/**
 * The studio's faceted object: an icosahedron under one hard light. Pure geometry and colour, shared by the hero
 * canvas, the logo, the icons and the 404 page.
 */

/** A point or direction in a right-handed space: x right, y down, z towards the viewer. */
type Vector = readonly [x: number, y: number, z: number]

/** Rotation in radians about the vertical axis, the horizontal axis and the line of sight, in that order. */
export type Rotation = readonly [yaw: number, pitch: number, roll: number]

/** One visible face. */
export type Facet = {
  /** The face's index (0 to 19): stable through every rotation. */
  face: number
  /** Three corners on the picture plane, in units of the solid's radius. */
  points: readonly [Point, Point, Point]
  /** An `oklch()` colour, the palette's own ramp from ink over sea to clementine. */
  color: string
  /** Cosine of the angle to the light, from 0 (away from it or across) to 1. */
  light: number
  /** The same to the opposite direction: how much of what the sea throws back reaches a face that no light meets. */
  reflected: number
}

/** The six numbers of a 2D transformation, as in `matrix()` of SVG and CSS. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A point on the picture plane; x right, y down. */
type Point = readonly [x: number, y: number]

/** The rotation at rest: in the logo, the icons and the hero before it moves. */
export const restingRotation: Rotation = [0.55, 0.42, 0.2]

/**
 * Gloss of a face on a large drawing: a gradient, blended as `overlay`, from the corner of its box towards the light to the one away
 * from it, and the line along its edges. As `#rgba`.
 */
export const gloss = { light: '#fff9', shade: '#0008', edge: '#fff7' }

const golden = (1 + Math.sqrt(5)) / 2

const corners: readonly Vector[] = (
  [
    [-1, golden, 0],
    [1, golden, 0],
    [-1, -golden, 0],
    [1, -golden, 0],
    [0, -1, golden],
    [0, 1, golden],
    [0, -1, -golden],
    [0, 1, -golden],
    [golden, 0, -1],
    [golden, 0, 1],
    [-golden, 0, -1],
    [-golden, 0, 1],
  ] as const
).map(normalize)

const faces: readonly (readonly [number, number, number])[] = [
  [0, 11, 5],
  [0, 5, 1],
  [0, 1, 7],
  [0, 7, 10],
  [0, 10, 11],
  [1, 5, 9],
  [5, 11, 4],
  [11, 10, 2],
  [10, 7, 6],
  [7, 1, 8],
  [3, 9, 4],
  [3, 4, 2],
  [3, 2, 6],
  [3, 6, 8],
  [3, 8, 9],
  [4, 9, 5],
  [2, 4, 11],
  [6, 2, 10],
  [8, 6, 7],
  [9, 8, 1],
]

/** The direction of the light: high, from the left, slightly towards the viewer. */
const sun: Vector = [-0.55, -0.75, 0.62]

/** Cosine of the angle to the light at which a face turns from sea to clementine. */
const noon = 0.86

/** Half the range of light, just below the threshold, in which a face passes through white. */
const glint = 0.03

/** Width of an equilateral triangle as high as a picture of 4:3, as a share of the picture's width. */
const triangleBase = Math.sqrt(3) / 2

/** Strength of the perspective; 0 would be a parallel projection. */
const perspective = 0.18

/**
 * The visible faces, back to front.
 * @param rotation turns in radians; see {@link restingRotation}.
 * @param sunShift displacement of the light to the right and down, in units of its distance.
 */
export function visibleFacets(
  rotation: Rotation,
  [shiftX, shiftY]: readonly [x: number, y: number] = [0, 0],
): Facet[] {
  const light = normalize([sun[0] + shiftX, sun[1] + shiftY, sun[2]])
  const turned = corners.map((corner) => rotate(corner, rotation))
  const visible: (Facet & { depth: number })[] = []
  faces.forEach((indices, face) => {
    const [a, b, c] = indices.map((index) => turned[index] as Vector) as [Vector, Vector, Vector]
    // The solid is convex and centred, so the sum of a face's corners points along its outward normal.
    const normal = normalize([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]])
    const points: Facet['points'] = [project(a), project(b), project(c)]
    if (!isFacing(points)) return
    const lit = Math.max(0, dot(normal, light))
    const reflected = Math.max(0, -dot(normal, light))
    visible.push({
      face,
      points,
      color: facetColor(lit),
      light: lit,
      reflected,
      depth: normal[2],
    })
  })
  return visible
    .sort((left, right) => left.depth - right.depth)
    .map(({ depth: _, ...facet }) => facet)
}

/**
 * Maps the unit square onto a triangle: the middle of its upper edge onto `apex`, and its lower edge, which is longer,
 * over `left` and `right`. A picture of 4:3 drawn there shows its largest equilateral triangle.
 */
export function pictureMatrix(apex: Point, left: Point, right: Point): Matrix {
  const a = (right[0] - left[0]) / triangleBase
  const b = (right[1] - left[1]) / triangleBase
  const c = (left[0] + right[0]) / 2 - apex[0]
  const d = (left[1] + right[1]) / 2 - apex[1]
  return [a, b, c, d, apex[0] - a / 2, apex[1] - b / 2]
}

/** The `d` attribute of one facet, in thousandths of the radius and without needless characters. */
export function facetPath({ points }: Facet): string {
  const numbers = points.flat().map((number) => Math.round(number * 1000))
  return `M${numbers.join(' ').replaceAll(' -', '-')}Z`
}

/** The colour of a face on a large drawing, where the dark faces are told apart. */
export function largeFacetColor({ color, reflected }: Facet): string {
  return reflected > 0 ? oklch(32 + reflected * 24, 0.14 + reflected * 0.1, 268) : color
}

function facetColor(light: number): string {
  // A face without light still stands out from a ground of night.
  const dayLightness = 32 + light * 39
  const dayChroma = 0.14 + 0.1 * Math.sin(Math.min(1, light * 1.05) * Math.PI)
  const dayHue = 268 - light * 8
  // From -1, when the glint begins, over 0, when the face is white, to 1, when it is clementine.
  const turn = (light - noon + glint) / glint
  if (turn <= -1) return oklch(dayLightness, dayChroma, dayHue)
  if (turn < 0) return oklch(mix(94, dayLightness, -turn), dayChroma * -turn, dayHue)
  const noonLightness = 73 + Math.max(0, light - noon) * 110
  return oklch(mix(94, noonLightness, turn), 0.185 * Math.min(1, turn), 52)
}

/** From `a` at share 0 to `b` at share 1. */
function mix(a: number, b: number, share: number): number {
  return a + (b - a) * Math.min(1, share)
}

function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness.toFixed(1)}% ${chroma.toFixed(2).slice(1)} ${hue.toFixed(0)})`
}

function rotate([x, y, z]: Vector, [yaw, pitch, roll]: Rotation): Vector {
  const [x1, z1] = turn(x, z, -yaw)
  const [y1, z2] = turn(y, z1, pitch)
  const [x2, y2] = turn(x1, y1, roll)
  return [x2, y2, z2]
}

function turn(a: number, b: number, angle: number): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [a * cos - b * sin, a * sin + b * cos]
}

/** Whether the corners go round clockwise: in perspective a face at the rim can be turned away before its normal is. */
function isFacing([a, b, c]: Facet['points']): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])
}

function project([x, y, z]: Vector): Point {
  const scale = 1 / (1 - z * perspective)
  return [x * scale, y * scale]
}

function normalize([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
