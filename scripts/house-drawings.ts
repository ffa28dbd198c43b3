/**
 * Draws the courtyard house of the architecture home: `npm run drawings` writes what stands in the page, its section
 * among it, to `app/content/drawings/courtyard-house.ts`, and plan, front and detail to a file each, which the page shows
 * as masks in the colour of the text: `app/pages/architecture-agency/{plan,front,detail}.svg`. Below the lines of the front
 * lies `front-in-sun.svg`, which has colours.
 *
 * All are computed from one list of measures, `courtyard-house.json`, from which the picture of the court
 * is built as well (media/scripts/scene_architecture.py). Measures are metres, x running east, y north, z up; what is
 * written is centimetres on a sheet whose y runs down.
 */
import { writeFile } from 'node:fs/promises'
import svgpath from 'svgpath'
import house from '../app/content/drawings/courtyard-house.json' with { type: 'json' }
import type {
  CourtyardHouse,
  DrawnLines,
  HouseDrawing,
  Level,
} from '../app/content/drawings/drawing.ts'
import { frontInSun } from './house-front.ts'

export type House = typeof house
type Rect = { x0: number; x1: number; y0: number; y1: number }
type Opening = { wall: string; centre: number; width: number; sill?: number; head: number }

/** A leaf opens to the east or north of its wall, or at -1 to the west or south. */
type Door = Opening & { into: number }

/** How far the section's sheet reaches beyond the house, for axes, dimensions and levels. */
const margin = { side: 3.2, above: 1.6, below: 3.2 }

/** How far the other frames reach beyond the house, so that they do not cut the outermost lines in half. */
const bleed = 0.1

/** How far the ground is drawn beyond the sheet, which may stand in a wider one. */
const horizon = 60

/**
 * The numbers of the rooms from 1, round a middle, in centimetres: on a phone three quarters of a metre are as high as
 * small print.
 */
const digits = [
  'm-12-24l16-14v76',
  'm-22-18a21 20 0 0 1 42 0c0 22-42 34-42 56h44',
  'm-20-38h38l-22 28a24 24 0 1 1-20 36',
  'm12 38v-76l-36 54h48',
  'm18-38h-34l-4 36a24 24 0 1 1-1 30',
  'm14-38c-24 8-36 30-36 52a22 24 0 1 0 44 0a22 24 0 1 0-44 0',
  'm-20-38h40l-26 76',
  'm0-38a17 17 0 1 0 0 34a17 17 0 1 0 0-34m0 34a21 21 0 1 0 0 42a21 21 0 1 0 0-42',
  'm-14 38c24-8 36-30 36-52a22 24 0 1 0-44 0a22 24 0 1 0 44 0',
  'm-38-24l16-14v76m38-76a20 38 0 1 0 0 76a20 38 0 1 0 0-76',
  'm-30-24l16-14v76m20-62l16-14v76',
]

/** Plan at breast height, section through the court looking north, front to the street in the south, one detail. */
export function drawHouse(h: House) {
  return { plan: plan(h), section: section(h), front: front(h), detail: jamb(h) }
}

/** What the page needs in its HTML: its first screen, which is the section with its marks; the axes and the rooms. */
export function factsOf(h: House): CourtyardHouse {
  const { frame, seen, cut } = section(h)
  const { storey, terraceParapet } = h.heights
  return {
    section: {
      frame,
      seen,
      cut,
      axes: axesBelow(h),
      levels: [
        // The two first ones are what a phone shows.
        level(0, -150),
        level(roofHeight(h), 1365),
        level(storey, -150),
        level(storey + terraceParapet, -150),
      ],
      levelMark: 'M0 0h130m-116-24h28l-14 24z',
    },
    axes: {
      lettered: Object.entries(h.axesX).map(([name, at]) => ({ name, at: cm(at) })),
      numbered: Object.entries(h.axesY).map(([name, at]) => ({ name, at: cm(at) })),
    },
    wall: cm(h.wall),
    rooms: h.rooms.map((room, index) => ({ number: index + 1, ...roomIn(h, room) })),
  }
}

function plan(h: House): HouseDrawing {
  const walls = h.walls.flatMap((wall) => wallInPlan(h, wall))
  const { pool, tree } = h
  const fine = paving(h)
  for (const { x, y, width, depth } of h.furniture) fine.push(rectangle(x, y, x + width, y + depth))
  const stair = stairInPlan(h)
  fine.push(...stair.above)
  const seen = [
    rectangle(pool.x, pool.y, pool.x + pool.width, pool.y + pool.depth),
    rectangle(pool.x + 0.12, pool.y + 0.12, pool.x + pool.width - 0.12, pool.y + pool.depth - 0.12),
    crown(tree.x, tree.y, tree.crown),
    ...stair.below,
  ]
  for (const door of h.doors) seen.push(doorLeaf(h, door))
  for (const opening of h.windows) seen.push(...panes(h, opening))
  const reach = h.wall / 2 + bleed
  const frame = frameAround(h, bleed, h.axesY['5'] + reach, h.axesY['1'] - reach)
  const numbers = h.rooms.map(({ number: [x = 0, y = 0] }, at) => move(x, y) + digits[at])
  return { frame, numbers: shortPath(numbers.join('')), ...lines(outlines(walls), seen, fine) }
}

/** The joints of the court's floor, which end at the pool and at the stair. */
function paving(h: House): string[] {
  const { pool, stair } = h
  const court = courtOf(h)
  const joints: string[] = []
  for (let x = court.x0 + 1.2; x < stair.x - 0.6; x += 1.2) {
    const wet = pool.x < x && x < pool.x + pool.width
    joints.push(line(x, court.y0, x, wet ? pool.y : court.y1))
    if (wet) joints.push(line(x, pool.y + pool.depth, x, court.y1))
  }
  for (let y = court.y0 + 1.2; y < court.y1; y += 1.2) {
    const wet = pool.y < y && y < pool.y + pool.depth
    joints.push(line(court.x0, y, wet ? pool.x : stair.x, y))
    if (wet) joints.push(line(pool.x + pool.width, y, stair.x, y))
  }
  return joints
}

/**
 * The stair as a plan at breast height shows it: the treads below, up to a break, and in dashes what passes above,
 * under which the bedroom's door lies. An arrow points up.
 */
function stairInPlan({ stair }: House) {
  const { x: west, y: foot, width, going, risers } = stair
  const [east, top] = [west + width, foot + risers * going - 0.08]
  const middle = west + width / 2
  const last = 8
  const end = foot + (last + 0.4) * going
  const below = [
    // The break: a line with a kink.
    polyline(
      [
        [west, foot, east, foot, east, end + 0.3],
        [middle + 0.12, end + 0.18, middle + 0.04, end + 0.36],
        [middle - 0.04, end - 0.06, middle - 0.12, end + 0.12, west, end, west, foot],
      ].flat(),
    ),
  ]
  for (let step = 1; step <= last; step++) {
    const y = foot + step * going
    below.push(line(west, y, east, y))
  }
  const tip = top - 0.35
  below.push(
    polyline([middle, foot + going / 2, middle, tip]),
    polyline([middle - 0.16, tip - 0.32, middle, tip, middle + 0.16, tip - 0.32]),
  )
  const above: string[] = []
  for (let y = end + 0.15; y < top; y += 0.32) above.push(line(west, y, west, y + 0.2))
  return { below, above }
}

/** Through the middle of the pool, without what the photograph of the court hides. */
function section(h: House): HouseDrawing {
  const { storey, slab, terraceParapet } = h.heights
  const half = h.wall / 2
  const knife = h.pool.y + h.pool.depth / 2
  const roof = roofHeight(h)
  const court = courtOf(h)
  const cut: Rect[] = []
  for (const [outer, inner] of [
    [h.axesX.A, h.axesX.B],
    [h.axesX.F, h.axesX.E],
  ] as const) {
    const west = Math.min(outer, inner) - half
    const east = Math.max(outer, inner) + half
    cut.push(
      rect(west, storey - slab, east, storey),
      rect(west, -slab, east, 0),
      rect(outer - half, -0.9, outer + half, storey + terraceParapet),
      rect(outer - half - 0.2, -1.2, outer + half + 0.2, -0.9),
      rect(inner - half - 0.2, -1.2, inner + half + 0.2, -0.9),
    )
    // Only on the west does the terrace end above the court in a parapet; on the east the stair arrives.
    const top = inner < h.axesX.C ? storey + terraceParapet : storey
    cut.push(rect(inner - half, -0.9, inner + half, top))
  }
  const step = Math.ceil((knife - h.stair.y) / h.stair.going)
  const { x: poolWest, bottom } = h.pool
  const poolEast = poolWest + h.pool.width
  cut.push(
    rect(h.axesX.A - horizon, -0.12, h.axesX.A - half, 0),
    rect(h.axesX.F + half, -0.12, h.axesX.F + horizon, 0),
    rect(h.stair.x, -0.2, court.x1, step * h.stair.riser),
    rect(court.x0, -0.2, poolWest, 0),
    rect(poolEast, -0.2, h.stair.x, 0),
    rect(poolWest - 0.2, -bottom - 0.2, poolWest, 0),
    rect(poolEast, -bottom - 0.2, poolEast + 0.2, 0),
    rect(poolWest - 0.2, -bottom - 0.2, poolEast + 0.2, -bottom),
  )
  const seen = [
    polyline([court.x0, storey, court.x0, roof, court.x1, roof, court.x1, storey]),
    line(poolWest, -0.05, poolEast, -0.05),
  ]
  for (const door of h.doors.filter((door) => door.wall === '4')) seen.push(raised(door))
  const frame = frameAround(h, margin.side, roof + margin.above, -margin.below)
  return { frame, ...lines(outlines(cut), seen, []) }
}

function front(h: House): HouseDrawing {
  const { storey, terraceParapet } = h.heights
  const half = h.wall / 2
  const [west, east] = [h.axesX.A - half, h.axesX.F + half]
  const [upperWest, upperEast] = [h.axesX.B - half, h.axesX.E + half]
  const top = storey + terraceParapet
  const roof = roofHeight(h)
  const openings = [...h.doors, ...h.windows].filter(({ wall }) => wall === '1').map(raised)
  const seen = [
    rectangle(west, 0, east, top),
    polyline([upperWest, top, upperWest, roof, upperEast, roof, upperEast, top]),
    ...openings,
  ]
  const fine = [line(west, storey, east, storey)]
  // Of the windows above the arches, what the parapet leaves.
  for (const centre of h.upperWindows.centres) {
    const { width, head } = h.upperWindows
    const [x0, x1] = [centre - width / 2, centre + width / 2]
    fine.push(polyline([x0, top, x0, storey + head, x1, storey + head, x1, top]))
  }
  const ground = rect(west - horizon, -0.12, east + horizon, 0)
  const frame = frameAround(h, bleed, roof + bleed, -0.12)
  return { frame, ...lines(outlines([ground]), seen, fine) }
}

/** The western jamb of the kitchen window, cut at breast height: masonry, plaster, frame, glass. */
function jamb(h: House): HouseDrawing {
  const window = h.windows.find(({ wall, width }) => wall === '1' && width > 3)
  if (!window) throw new Error('The house has no kitchen window.')
  const [face, half] = [window.centre - window.width / 2, h.wall / 2]
  const from = face - 0.9
  const fine: string[] = []
  // Stones of a course, and the hatch of cut masonry.
  for (let x = from - 0.4; x < face; x += 0.05) {
    const [start, end] = [Math.max(x, from), Math.min(x + h.wall, face)]
    if (end > start) fine.push(line(start, start - x - half, end, end - x - half))
  }
  const plaster = 0.02
  const seen = [
    polyline([from, half, face, half, face, -half, from, -half]),
    polyline([from, half + plaster, face + plaster, half + plaster, face + plaster, 0.05]),
    polyline([from, -half - plaster, face + plaster, -half - plaster, face + plaster, -0.05]),
    line(face + 0.1, 0.012, face + 0.6, 0.012),
    line(face + 0.1, -0.012, face + 0.6, -0.012),
    line(face, half + plaster, face + 0.6, half + plaster),
    line(face, -half - plaster, face + 0.6, -half - plaster),
  ]
  const frame = [rect(face, -0.05, face + 0.06, 0.05), rect(face + 0.06, -0.035, face + 0.12, 0.02)]
  return { frame: [cm(face - 0.6), cm(-0.6), 120, 120], ...lines(outlines(frame), seen, fine) }
}

/** The area of a room between the faces of its walls, in square metres. */
function roomIn(h: House, { key, x, y }: House['rooms'][number]) {
  const [west = 0, east = 0] = x.map((name) => axis(h, name))
  const [south = 0, north = 0] = y.map((name) => axis(h, name))
  return { key, area: round((east - west - h.wall) * (north - south - h.wall)) }
}

function roofHeight({ heights }: House): number {
  return 2 * heights.storey + heights.roofParapet
}

/** The court between the faces of its walls. */
function courtOf(h: House): Rect {
  const { west, east, south, north } = h.court
  const half = h.wall / 2
  return rect(
    axis(h, west) + half,
    axis(h, south) + half,
    axis(h, east) - half,
    axis(h, north) - half,
  )
}

function axis(h: House, name: string): number {
  const place = { ...h.axesX, ...h.axesY }[name]
  if (place === undefined) throw new Error(`The house has no axis ${name}.`)
  return place
}

/** Walls on lettered axes run north, those on numbered axes east. */
function runsNorth(wall: string): boolean {
  return /[A-Z]/.test(wall)
}

/** What a wall leaves between its doors and windows. */
function wallInPlan(h: House, wall: House['walls'][number]): Rect[] {
  const half = h.wall / 2
  const at = axis(h, wall.axis)
  const end = axis(h, wall.to) + half
  const { wall: archWall, centres, width } = h.arches
  const openings = [
    ...h.doors,
    ...h.windows,
    ...centres.map((centre) => ({ wall: archWall, centre, width })),
  ]
    .filter((opening) => opening.wall === wall.axis)
    .filter(({ centre }) => centre > axis(h, wall.from) && centre < end)
    .toSorted((a, b) => a.centre - b.centre)
  const rects: Rect[] = []
  let start = axis(h, wall.from) - half
  const add = (from: number, to: number) =>
    rects.push(
      runsNorth(wall.axis)
        ? rect(at - half, from, at + half, to)
        : rect(from, at - half, to, at + half),
    )
  for (const { centre, width } of openings) {
    add(start, centre - width / 2)
    start = centre + width / 2
  }
  add(start, end)
  return rects
}

/** The leaf, open at a right angle, and the quarter circle it sweeps. */
function doorLeaf(h: House, { wall, centre, width, into }: Door): string {
  const at = axis(h, wall)
  const from = centre - width / 2
  const tip = at + into * width
  const [x, y] = runsNorth(wall) ? [at, from] : [from, at]
  const [tipX, tipY] = runsNorth(wall) ? [tip, from] : [from, tip]
  const [endX, endY] = runsNorth(wall) ? [at, from + width] : [from + width, at]
  const sweep = runsNorth(wall) === into > 0 ? 0 : 1
  return `${line(x, y, tipX, tipY)}${move(tipX, tipY)}A${n(width)} ${n(width)} 0 0 ${sweep} ${point(endX, endY)}`
}

/** The two faces of the glass, and the ends of the sill. */
function panes(h: House, { wall, centre, width }: Opening): string[] {
  const at = axis(h, wall)
  const half = h.wall / 2
  const [from, to] = [centre - width / 2, centre + width / 2]
  return [-half, -0.04, 0.04, half].map((offset) =>
    runsNorth(wall)
      ? line(at + offset, from, at + offset, to)
      : line(from, at + offset, to, at + offset),
  )
}

/** An opening as one stands before it. */
function raised({ centre, width, sill = 0, head }: Opening): string {
  const [x0, x1] = [centre - width / 2, centre + width / 2]
  return sill > 0 ? rectangle(x0, sill, x1, head) : polyline([x0, 0, x0, head, x1, head, x1, 0])
}

/** A round of foliage, as a template draws it: a circle of small bays, and three branches. */
function crown(x: number, y: number, radius: number): string {
  const bays = 13
  const corner = (k: number) => {
    const angle = (2 * Math.PI * k) / bays
    return point(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  const bay = n(radius * 0.3)
  const rim = Array.from({ length: bays }, (_, k) => `A${bay} ${bay} 0 0 0 ${corner(k + 1)}`).join(
    '',
  )
  const branches = [0.4, 2.5, 4.4].map((angle) =>
    line(x, y, x + radius * 0.6 * Math.cos(angle), y + radius * 0.6 * Math.sin(angle)),
  )
  return `M${corner(0)}${rim}${branches.join('')}`
}

/** From `top` to `bottom`, and `side` beyond the walls on both sides. */
function frameAround(h: House, side: number, top: number, bottom: number): HouseDrawing['frame'] {
  const left = h.axesX.A - h.wall / 2 - side
  const right = h.axesX.F + h.wall / 2 + side
  return [cm(left), cm(-top), cm(right - left), cm(top - bottom)]
}

/**
 * The outlines of what rectangles cover together. The sheet is divided along all their edges; every edge between a
 * covered and a bare field is part of the outline, and the edges are joined end to end.
 */
function outlines(rects: readonly Rect[]): string {
  const xs = sorted(rects.flatMap(({ x0, x1 }) => [x0, x1]))
  const ys = sorted(rects.flatMap(({ y0, y1 }) => [y0, y1]))
  const isCovered = (i: number, j: number) => {
    const [left, right, low, high] = [xs[i], xs[i + 1], ys[j], ys[j + 1]]
    if (left === undefined || right === undefined || low === undefined || high === undefined)
      return false
    const [x, y] = [(left + right) / 2, (low + high) / 2]
    return rects.some((rect) => rect.x0 < x && x < rect.x1 && rect.y0 < y && y < rect.y1)
  }
  /** From each corner to the next, with the covered side on the left. */
  const next = new Map<string, string[]>()
  const edge = (a: [number, number], b: [number, number]) =>
    next.set(a.join(), [...(next.get(a.join()) ?? []), b.join()])
  for (let i = 0; i < xs.length; i++) {
    for (let j = 0; j < ys.length; j++) {
      if (!isCovered(i, j)) continue
      if (!isCovered(i, j - 1)) edge([i, j], [i + 1, j])
      if (!isCovered(i + 1, j)) edge([i + 1, j], [i + 1, j + 1])
      if (!isCovered(i, j + 1)) edge([i + 1, j + 1], [i, j + 1])
      if (!isCovered(i - 1, j)) edge([i, j + 1], [i, j])
    }
  }
  let path = ''
  for (const [start] of next) {
    const corners: [number, number][] = []
    for (let corner: string | undefined = start; corner; corner = next.get(corner)?.pop()) {
      const [i = 0, j = 0] = corner.split(',').map(Number)
      corners.push([xs[i] ?? 0, ys[j] ?? 0])
    }
    const turns = corners.slice(0, -1).filter(([x, y], index, all) => {
      const [fromX, fromY] = all.at(index - 1) ?? [x, y]
      const [toX, toY] = all[(index + 1) % all.length] ?? [x, y]
      return !(fromX === x && x === toX) && !(fromY === y && y === toY)
    })
    if (turns.length > 0) path += `M${turns.map(([x, y]) => point(x, y)).join('L')}Z`
  }
  return path
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values.map(round))].toSorted((a, b) => a - b)
}

/** The three weights of a drawing, each with its length in units of its longest stroke. */
function lines(cut: string, seen: readonly string[], fine: readonly string[]) {
  const weight = (path: string) => ({ path: shortPath(path), length: lengthInStrokes(path) })
  return { cut: weight(cut), seen: weight(seen.join('')), fine: weight(fine.join('')) }
}

/**
 * The same path in fewer characters: points are relative to the one before, and horizontal and vertical lines take
 * one number. A drawing that repeats itself then has a path that repeats itself, which compresses well.
 */
function shortPath(path: string): string {
  return svgpath(path)
    .iterate((segment, _index, x, y) => {
      if (segment[0] !== 'L') return
      const [, toX, toY] = segment
      if (toY === y) return [['H', toX]]
      if (toX === x) return [['V', toY]]
    })
    .rel()
    .toString()
}

/**
 * A browser dashes each stroke of a path anew, but measures dashes by the whole path. With this as `pathLength`, a
 * dash of 1 is as long as the longest stroke, so that all of them are drawn at one speed and the longest ends last.
 */
function lengthInStrokes(path: string): number {
  const strokes = path.match(/M[^M]+/g)?.map(strokeLength) ?? []
  return round(strokes.reduce((sum, length) => sum + length, 0) / Math.max(...strokes))
}

function strokeLength(stroke: string): number {
  let [x, y, startX, startY, length] = [0, 0, 0, 0, 0]
  for (const [, command, list = ''] of stroke.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const numbers = list.trim().split(/\s+/).map(Number)
    let [toX = startX, toY = startY] = numbers.slice(-2)
    if (command === 'H') [toX, toY] = [numbers[0] ?? x, y]
    if (command === 'V') [toX, toY] = [x, numbers[0] ?? y]
    if (command === 'Z') [toX, toY] = [startX, startY]
    if (command === 'M') [x, y, startX, startY] = [toX, toY, toX, toY]
    const chord = Math.hypot(toX - x, toY - y)
    const radius = command === 'A' ? (numbers[0] ?? 0) : 0
    // No arc here is longer than half its circle.
    length += radius > 0 ? 2 * radius * Math.asin(Math.min(1, chord / 2 / radius)) : chord
    ;[x, y] = [toX, toY]
  }
  return length
}

function line(x0: number, y0: number, x1: number, y1: number): string {
  return `${move(x0, y0)}L${point(x1, y1)}`
}

/** The area between two corners; `rectangle` draws one. */
function rect(x0: number, y0: number, x1: number, y1: number): Rect {
  return { x0, y0, x1, y1 }
}

function rectangle(x0: number, y0: number, x1: number, y1: number): string {
  return `M${point(x0, y0)}H${n(x1)}V${n(-y1)}H${n(x0)}Z`
}

/** Corners as x, y, x, y … */
function polyline(corners: readonly number[]): string {
  let path = ''
  for (let i = 0; i < corners.length; i += 2) {
    path += `${i === 0 ? 'M' : 'L'}${point(corners[i] ?? 0, corners[i + 1] ?? 0)}`
  }
  return path
}

function move(x: number, y: number): string {
  return `M${point(x, y)}`
}

/** On the sheet y runs down. */
function point(x: number, y: number): string {
  return `${n(x)} ${n(-y)}`
}

function n(value: number): string {
  return String(cm(value))
}

/** Metres as whole centimetres; `+ 0` so that there is one nought. */
function cm(metres: number): number {
  return Math.round(metres * 100) + 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

/**
 * The drawings by name. Masks are white on nothing, in three weights, the finest fainter; their lines are
 * in pixels of the page, so a drawing keeps its weights at every scale.
 */
export function filesOf(h: House): Record<string, string> {
  const { plan, front, detail } = drawHouse(h)
  return {
    plan: file(plan),
    front: file(front),
    'front-in-sun': frontInSun(h, front.frame, front.seen.path),
    detail: file(detail),
  }
}

function file({ frame, numbers, fine, seen, cut }: HouseDrawing) {
  const lines = ({ path }: DrawnLines, look: string) =>
    `<path ${look} vector-effect="non-scaling-stroke" d="${path}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" preserveAspectRatio="none" fill="#fff" stroke="#fff">
<title>Courtyard house</title>
${lines(fine, 'fill="none" stroke-opacity=".6"')}
${lines(seen, 'fill="none" stroke-width="1.4"')}
${lines(cut, 'stroke-width=".8"')}${numbers ? `\n<path fill="none" stroke-width="10" d="${numbers}"/>` : ''}
</svg>
`
}

/** Dimension chain, axis lines and axis names below the section. */
function axesBelow(h: House): CourtyardHouse['section']['axes'] {
  const chain = 248
  const head = { depth: 48, radius: 28 }
  const [first, ...others] = Object.values(h.axesX).map(cm)
  return {
    chain: `M${first} ${chain}H${others.join(' ')}`,
    mark: `M-20 0h40M0-20v40m-11-9l22-22M-${head.radius} ${head.depth}a28 28 0 0 0 56 0 28 28 0 0 0-56 0`,
    line: `M0 ${head.depth - head.radius}v-128`,
    y: { lengths: chain - 10, names: chain + head.depth },
  }
}

/** A height above the courtyard's floor, in metres, at a place in centimetres. */
function level(height: number, x: number): Level {
  return { x, y: cm(-height), text: height === 0 ? '±0.00' : `+${height.toFixed(2)}` }
}

if (import.meta.main) {
  const app = new URL('../app/', import.meta.url)
  for (const [name, text] of Object.entries(filesOf(house)))
    await writeFile(new URL(`pages/architecture-agency/${name}.svg`, app), text)
  await writeFile(
    new URL('content/drawings/courtyard-house.ts', app),
    `// Drawn by scripts/house-drawings.ts from courtyard-house.json. Do not edit.

import type { CourtyardHouse } from './drawing.ts'

export const courtyardHouse = ${JSON.stringify(factsOf(house), null, 2)} as const satisfies CourtyardHouse
`,
  )
}
