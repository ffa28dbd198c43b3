import { readFileSync } from 'node:fs'
import svgpath from 'svgpath'
import { expect, test } from 'vitest'
import house from '../app/content/drawings/courtyard-house.json' with { type: 'json' }
import { courtyardHouse } from '../app/content/drawings/courtyard-house.ts'
import { drawHouse, factsOf, filesOf } from './house-drawings.ts'

type Stroke = readonly (readonly [x: number, y: number])[]

const { plan, section, front, detail } = drawHouse(house)

/** Metres as whole centimetres. */
function cm(metres: number): number {
  return Math.round(metres * 100)
}

/** The corners of each stroke of a path, in centimetres. */
function strokes(path: string): Stroke[] {
  const all: [number, number][][] = []
  svgpath(path)
    .abs()
    .iterate(([command, ...numbers], _index, x, y) => {
      if (command === 'M') all.push([])
      if (command === 'Z') return
      const [first = 0] = numbers
      const [toX = x, toY = y] = numbers.slice(-2)
      all.at(-1)?.push(command === 'H' ? [first, y] : command === 'V' ? [x, first] : [toX, toY])
    })
  return all
}

function extent(path: string, axis: 0 | 1, within: readonly [number, number] = [-1e4, 1e4]) {
  const places = strokes(path)
    .flat()
    .map((corner) => corner[axis])
    .filter((place) => place >= within[0] && place <= within[1])
  return [Math.min(...places), Math.max(...places)]
}

/** Left and right of every opening between two vertical lines, at a height above the ground. */
function openingsAt(path: string, height: number): string[] {
  return strokes(path)
    .filter((stroke) => {
      const heights = stroke.map(([, y]) => -y)
      return Math.min(...heights) <= height && Math.max(...heights) > height
    })
    .map((stroke) => {
      const xs = stroke.map(([x]) => x)
      return `${Math.min(...xs)} ${Math.max(...xs)}`
    })
}

/** The openings of a plan's wall: the gaps in the section cut along a line. */
function gapsInPlan(y: number): string[] {
  const cuts = strokes(plan.cut.path)
    .flatMap((stroke) =>
      stroke.flatMap((corner, index) => {
        const next = stroke[(index + 1) % stroke.length] ?? corner
        const crosses = corner[0] === next[0] && (corner[1] - y) * (next[1] - y) < 0
        return crosses ? [corner[0]] : []
      }),
    )
    .toSorted((a, b) => a - b)
  return cuts
    .slice(1, -1)
    .flatMap((from, index, all) => (index % 2 === 0 ? [`${from} ${all[index + 1]}`] : []))
}

test('the committed drawings match the measures', () => {
  expect(courtyardHouse).toEqual(factsOf(house))
  for (const [name, text] of Object.entries(filesOf(house))) {
    const file = new URL(`../app/pages/architecture-agency/${name}.svg`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(text)
  }
})

test('the house is as long in plan as in section and front', () => {
  const long = [-20, 1820]
  expect(extent(plan.cut.path, 0)).toEqual(long)
  expect(extent(front.seen.path, 0)).toEqual(long)
  // Footings and the ground reach further; the walls above the terraces do not.
  const parapets = strokes(section.cut.path)
    .flat()
    .filter(([, y]) => y < -340)
    .map(([x]) => x)
  expect([Math.min(...parapets), Math.max(...parapets)]).toEqual(long)
})

test('terraces, their parapets and the roof lie at the same heights in section and front', () => {
  const heights = (path: string) =>
    new Set(
      strokes(path)
        .flat()
        .map(([, y]) => -y),
    )
  for (const drawing of [section, front]) {
    const all = new Set([...heights(drawing.cut.path), ...heights(drawing.seen.path)])
    expect(all).toContain(440)
    expect(all).toContain(730)
    expect(Math.max(...all)).toBe(730)
  }
  expect(heights(front.fine.path)).toContain(340)
  expect(heights(section.cut.path)).toContain(340)
})

test('every opening of the street wall stands in the front where it stands in plan', () => {
  const seenInFront = new Set(
    [200, 100, 220].flatMap((height) => openingsAt(front.seen.path, height)),
  )
  const inPlan = gapsInPlan(0)
  expect(inPlan).toEqual(['190 250', '545 655', '870 1230', '1530 1630'])
  for (const opening of inPlan) expect(seenInFront).toContain(opening)
})

test('the wall of the court is open in plan where its arches stand', () => {
  const inPlan = gapsInPlan(-1050).filter((gap) => {
    const [from = 0, to = 0] = gap.split(' ').map(Number)
    return from > 450 && to < 1350
  })
  expect(inPlan).toEqual(['490 710', '790 1010', '1090 1310'])
})

test('pool and stair keep their places from plan to section, and the tree its own', () => {
  const { pool, stair, tree } = house
  const [poolFrom, poolTo] = [pool.x, pool.x + pool.width].map(cm)
  const [stairFrom, stairTo] = [stair.x, stair.x + stair.width].map(cm)
  const firstSides = strokes(plan.seen.path).map((stroke) => stroke.slice(0, 2))
  for (const [from, to, y] of [
    [poolFrom, poolTo, pool.y],
    [stairFrom, stairTo, stair.y],
  ]) {
    expect(firstSides).toContainEqual([
      [from, cm(-(y ?? 0))],
      [to, cm(-(y ?? 0))],
    ])
  }
  const cut = strokes(section.cut.path).flat()
  const basin = cut.filter(([, y]) => y === cm(pool.bottom)).map(([x]) => x)
  expect(basin.toSorted((a, b) => a - b)).toEqual([poolFrom, poolTo])
  expect(cut.map(([x]) => x)).toContain(stairFrom)
  const crown = strokes(plan.seen.path).filter((stroke) => stroke.length > 10)
  expect(Math.max(...crown.flat().map(([x]) => x))).toBe(cm(tree.x + tree.crown))
})

test('the stair reaches the terrace, and its last tread ends at the wall', () => {
  const { stair, heights, axesY, wall } = house
  expect(stair.risers * stair.riser).toBeCloseTo(heights.storey)
  expect(stair.y + stair.risers * stair.going - 0.08).toBeCloseTo(axesY['4'])
  expect(2 * stair.riser + stair.going).toBeGreaterThan(0.6)
  expect(wall).toBeGreaterThan(0)
})

test('the jamb in the detail is the one of the kitchen window, as thick as the wall', () => {
  const faces = new Set(
    strokes(detail.seen.path)
      .flat()
      .map(([, y]) => y),
  )
  expect(faces).toContain(house.wall * 50)
  expect(faces).toContain(-house.wall * 50)
  expect(extent(detail.cut.path, 0)[0]).toBe(870)
  expect(gapsInPlan(0)).toContain('870 1230')
})

test('the areas are those between the faces of the walls', () => {
  const areas = Object.fromEntries(courtyardHouse.rooms.map(({ key, area }) => [key, area]))
  expect(areas).toMatchObject({ court: 48.16, living: 35.26, kitchen: 22.96 })
})
