/**
 * Draws the bay of Algiers for the contact page: `npm run map` writes `bay-map.svg` and `frame.ts` in `app/sections/bay-map`.
 *
 * The coast is traced by hand in degrees, the hills are heights at known places. Between them lie
 * flat triangles (Delaunay), each lit by one sun, like the faces of the studio's mark.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { places } from '../app/sections/bay-map/places.ts'

type Point = { x: number; y: number /** Metres above the sea. */; height: number }
type Degrees = readonly [east: number, north: number, height?: number]

/** The drawing's frame. A degree of longitude is shorter than one of latitude by cos(36.78°). */
const west = 2.955
const north = 36.845
const unitsPerDegree = 5327
const squeeze = Math.cos((36.78 * Math.PI) / 180)
const width = 1600
const height = 800

/** From the western edge along the shore to the eastern edge. */
const coast: readonly Degrees[] = [
  [2.94, 36.807],
  [2.962, 36.8095],
  [2.972, 36.8125],
  [2.984, 36.8135],
  [2.995, 36.8165],
  [3.003, 36.8185], // Pointe Pescade
  [3.01, 36.8175], // Raïs Hamidou
  [3.017, 36.8145],
  [3.027, 36.812],
  [3.036, 36.8085],
  [3.043, 36.8045], // Bologhine
  [3.0475, 36.799],
  [3.052, 36.7945], // Bab El Oued
  [3.058, 36.792],
  [3.064, 36.789], // The Casbah
  [3.0668, 36.7868],
  [3.0702, 36.7845], // The Admiralty and its lighthouse
  [3.0697, 36.7828],
  [3.066, 36.7832],
  [3.0646, 36.781],
  [3.0652, 36.777],
  [3.064, 36.773],
  [3.0626, 36.769],
  [3.0628, 36.765], // Agha
  [3.0655, 36.76],
  [3.069, 36.757],
  [3.0745, 36.752], // The Hamma and its garden
  [3.08, 36.748],
  [3.088, 36.745],
  [3.098, 36.7425], // Hussein Dey
  [3.11, 36.7405],
  [3.122, 36.738],
  [3.1275, 36.7365], // Mouth of the El Harrach
  [3.1315, 36.7365],
  [3.143, 36.7375],
  [3.158, 36.7405],
  [3.172, 36.7445],
  [3.185, 36.7495],
  [3.194, 36.753], // Bordj El Kiffan
  [3.208, 36.757],
  [3.221, 36.763],
  [3.231, 36.77],
  [3.2375, 36.778],
  [3.239, 36.786],
  [3.2355, 36.793],
  [3.2295, 36.799],
  [3.2275, 36.805], // Tamentfoust
  [3.2305, 36.811],
  [3.237, 36.8155], // Cap Matifou
  [3.246, 36.8165],
  [3.254, 36.8135],
  [3.262, 36.8135],
  [3.271, 36.809],
  [3.28, 36.8035],
  [3.29, 36.799], // Aïn Taya
  [3.303, 36.7945],
  [3.317, 36.79],
  [3.345, 36.785],
]

/** The inland frame of the drawing, then the hills and the plain. */
const inland: readonly Degrees[] = [
  [3.345, 36.74, 25],
  [3.345, 36.68, 20],
  [3.3, 36.68, 30],
  [3.24, 36.68, 25],
  [3.18, 36.68, 20],
  [3.12, 36.68, 40],
  [3.06, 36.68, 120],
  [3.0, 36.68, 190],
  [2.94, 36.68, 160],
  [2.94, 36.725, 140],
  [2.94, 36.77, 150],
  [3.01, 36.794, 390], // Bouzaréah
  [2.982, 36.796, 260],
  [2.962, 36.789, 200],
  [2.998, 36.806, 190],
  [3.03, 36.8, 250],
  [3.044, 36.7905, 170],
  [3.028, 36.782, 310],
  [3.05, 36.781, 150],
  [2.985, 36.774, 220],
  [3.014, 36.764, 230], // Ben Aknoun
  [2.965, 36.757, 170],
  [3.034, 36.768, 260], // El Biar
  [3.052, 36.766, 120],
  [3.043, 36.751, 190], // Hydra
  [3.06, 36.748, 110],
  [3.022, 36.739, 150],
  [2.985, 36.737, 190],
  [3.058, 36.731, 150],
  [3.078, 36.738, 120], // Kouba
  [3.034, 36.712, 130],
  [2.988, 36.707, 200],
  [3.079, 36.713, 90],
  [3.1, 36.727, 60],
  [3.108, 36.706, 40],
  [3.122, 36.724, 18],
  [3.143, 36.727, 14],
  [3.146, 36.705, 26],
  [3.166, 36.73, 16],
  [3.183, 36.712, 24],
  [3.196, 36.737, 20],
  [3.223, 36.726, 30],
  [3.224, 36.749, 18],
  [3.253, 36.76, 34],
  [3.254, 36.736, 22],
  [3.256, 36.782, 48],
  [3.248, 36.803, 62],
  [3.262, 36.799, 40],
  [3.276, 36.783, 46],
  [3.283, 36.75, 24],
  [3.29, 36.717, 28],
  [3.309, 36.77, 40],
  [3.318, 36.735, 22],
  [3.258, 36.705, 18],
]

const harbourWalls: readonly (readonly Degrees[])[] = [
  [
    [3.0697, 36.7835],
    [3.0728, 36.7795],
    [3.0738, 36.774],
    [3.0728, 36.7693],
  ],
  [
    [3.0672, 36.7585],
    [3.0765, 36.7592],
    [3.0778, 36.7638],
  ],
  [
    [3.0652, 36.7762],
    [3.0696, 36.7756],
  ],
  [
    [3.0638, 36.7718],
    [3.0688, 36.771],
  ],
  [
    [3.0628, 36.7668],
    [3.0685, 36.7664],
  ],
]

const river: readonly Degrees[] = [
  [3.1295, 36.7375],
  [3.1282, 36.729],
  [3.1335, 36.7205],
  [3.1285, 36.711],
  [3.1195, 36.7035],
  [3.1205, 36.694],
  [3.1145, 36.68],
]

/** Units of the drawing for a hill of one metre; others by the root, or the plain would be one flat face. */
const relief = 7

/** Where the sun stands: high, a little to the south-west. */
const sun = normal({ x: -0.5, y: 0.36, z: 0.79 })

/** Steps between the darkest and the lightest face. */
const tones = 6

const shore = coast.map(toPoint)
const points = [...shore, ...inland.map(toPoint)]
const land = [...shore, ...inland.slice(0, 11).map(toPoint)]

const facets = triangulate(points).filter((triangle) => isInside(centre(triangle), land))
const byLight = facets.toSorted((a, b) => brightness(a) - brightness(b))

/** As many faces of each tone, so that the gentle plain has its shades too. */
const faces = Array.from({ length: tones }, (_, tone) =>
  byLight
    .slice((tone * byLight.length) / tones, ((tone + 1) * byLight.length) / tones)
    .map((triangle) => `${path(triangle)}Z`)
    .join(''),
)

/** How much ink each tone takes, of 255; the land below them shows in the seams. */
const ink = ['99', 'b3', 'c9', 'de', 'f0', 'ff']
const gray = (value: string) => `#${value.repeat(3)}`
const lines = 'fill="none" stroke-width'

/** Places but the port, whose walls are drawn; a name that stands on the water hangs on a line. */
const marks = places
  .filter(({ isMinor }) => !isMinor)
  .map(({ at, isAfloat }) => ({ ...toPoint(at), isAfloat }))
const circles = (radius: number) =>
  marks.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')
const ties = marks
  .filter(({ isAfloat }) => isAfloat)
  .map(({ x, y }) => `M${x} ${y}v-36`)
  .join('')

/** A mask: what is white takes the colour of the page's text, what is black stays ground. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<title>The bay of Algiers</title>
<path d="${path(land)}Z" fill="${gray('db')}"/>
${faces.map((face, tone) => `<path d="${face}" fill="${gray(ink[tone] ?? 'ff')}" stroke="${gray(ink[tone] ?? 'ff')}"/>`).join('\n')}
<path d="${path(river.map(toPoint))}" ${lines}="3.5" stroke="#000"/>
<path d="${harbourWalls.map((wall) => path(wall.map(toPoint))).join('')}" ${lines}="5" stroke="#fff"/>
<path d="${ties}" ${lines}="3" stroke="#fff"/>
<g fill="#fff">${circles(11)}</g>
<g>${circles(6)}</g>
</svg>
`

const frame = `/* Drawn by scripts/bay-map.ts. */

/** The size of the drawing in bay-map.svg, the degrees of its upper left corner, and units a degree. */
export const bayFrame = {
  width: ${width},
  height: ${height},
  west: ${west},
  north: ${north},
  xPerDegree: ${Math.round(unitsPerDegree * squeeze)},
  yPerDegree: ${unitsPerDegree},
} as const
`

const folder = join(import.meta.dirname, '../app/sections/bay-map')
await writeFile(join(folder, 'bay-map.svg'), drawing)
await writeFile(join(folder, 'frame.ts'), frame)
console.log(`${facets.length} faces, ${drawing.length} characters`)

function toPoint([east, latitude, metres = 0]: Degrees): Point {
  return {
    x: Math.round((east - west) * squeeze * unitsPerDegree),
    y: Math.round((north - latitude) * unitsPerDegree),
    height: metres,
  }
}

function path(corners: readonly Point[]): string {
  return corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

function centre(corners: readonly Point[]): { x: number; y: number } {
  const sum = (pick: (corner: Point) => number) =>
    corners.reduce((total, corner) => total + pick(corner), 0) / corners.length
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) }
}

function isInside({ x, y }: { x: number; y: number }, outline: readonly Point[]): boolean {
  return outline.reduce((inside, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    return crosses ? !inside : inside
  }, false)
}

function normal({ x, y, z }: { x: number; y: number; z: number }) {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}

/** How squarely a face looks at the sun, from -1 to 1. */
function brightness([a, b, c]: readonly [Point, Point, Point]): number {
  const rise = (from: Point, to: Point) => relief * (Math.sqrt(to.height) - Math.sqrt(from.height))
  const u = { x: b.x - a.x, y: b.y - a.y, z: rise(a, b) }
  const v = { x: c.x - a.x, y: c.y - a.y, z: rise(a, c) }
  const across = normal({
    x: u.y * v.z - u.z * v.y,
    y: u.z * v.x - u.x * v.z,
    z: u.x * v.y - u.y * v.x,
  })
  const upwards = across.z < 0 ? -1 : 1
  return upwards * (across.x * sun.x + across.y * sun.y + across.z * sun.z)
}

/** Bowyer and Watson: each point breaks the triangles in whose circle it lies, and mends the hole. */
function triangulate(corners: readonly Point[]): [Point, Point, Point][] {
  const far = 1e5
  const frame: [Point, Point, Point] = [
    { x: -far, y: -far, height: 0 },
    { x: far, y: -far, height: 0 },
    { x: 0, y: far, height: 0 },
  ]
  let triangles: [Point, Point, Point][] = [frame]
  for (const corner of corners) {
    const broken = triangles.filter((triangle) => isInCircle(corner, triangle))
    const edges = broken.flatMap(([a, b, c]): [Point, Point][] => [
      [a, b],
      [b, c],
      [c, a],
    ])
    const rim = edges.filter(
      ([a, b]) =>
        edges.filter(([c, d]) => (a === c && b === d) || (a === d && b === c)).length === 1,
    )
    triangles = [
      ...triangles.filter((triangle) => !broken.includes(triangle)),
      ...rim.map(([a, b]): [Point, Point, Point] => [a, b, corner]),
    ]
  }
  return triangles.filter((triangle) => !triangle.some((corner) => frame.includes(corner)))
}

function isInCircle(point: Point, [a, b, c]: readonly [Point, Point, Point]): boolean {
  const [ax, ay, bx, by, cx, cy] = [
    a.x - point.x,
    a.y - point.y,
    b.x - point.x,
    b.y - point.y,
    c.x - point.x,
    c.y - point.y,
  ]
  const determinant =
    (ax * ax + ay * ay) * (bx * cy - cx * by) -
    (bx * bx + by * by) * (ax * cy - cx * ay) +
    (cx * cx + cy * cy) * (ax * by - bx * ay)
  const turns = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  return turns > 0 ? determinant > 0 : determinant < 0
}
