import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetPath, pictureMatrix, restingRotation, visibleFacets } from './icosahedron.ts'

const angle = fc.double({ min: -10, max: 10, noNaN: true })

test('from any side a viewer sees between eight and ten of the twenty faces, each once', () => {
  fc.assert(
    fc.property(fc.tuple(angle, angle, angle), (rotation) => {
      const seen = visibleFacets(rotation).map((facet) => facet.face)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBeGreaterThanOrEqual(4)
      expect(seen.length).toBeLessThanOrEqual(10)
    }),
  )
})

test('the faces seen cover the outline, and none lies over another', () => {
  fc.assert(
    fc.property(fc.tuple(angle, angle, angle), (rotation) => {
      const faces = visibleFacets(rotation).map(({ points }) => points)
      const seen = faces.reduce((sum, points) => sum + Math.abs(areaOf(points)), 0)
      expect(seen).toBeCloseTo(Math.abs(areaOf(outlineOf(faces.flat()))), 6)
    }),
  )
})

test('no corner leaves the square that the drawings reserve', () => {
  fc.assert(
    fc.property(fc.tuple(angle, angle, angle), (rotation) => {
      for (const { points } of visibleFacets(rotation)) {
        for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThan(1.25)
      }
    }),
  )
})

test('at rest the sun lights at least one face to clementine and leaves most of them blue', () => {
  const colors = visibleFacets(restingRotation).map((facet) => facet.color)
  const lit = colors.filter((color) => color.endsWith(' 52)'))
  expect(lit.length).toBeGreaterThanOrEqual(1)
  expect(lit.length).toBeLessThan(colors.length / 2)
})

test('a path closes over three corners', () => {
  const [facet] = visibleFacets(restingRotation)
  expect(facet && facetPath(facet)).toMatch(/^M-?\d+(?: ?-?\d+){5}Z$/)
})

test('the largest equilateral triangle of a picture of 4:3 lands on the corners of the face', () => {
  const number = fc.double({ min: -1, max: 1, noNaN: true })
  const point = fc.tuple(number, number)
  fc.assert(
    fc.property(point, point, point, (top, left, right) => {
      const [a, b, c, d, e, f] = pictureMatrix(top, left, right)
      const drawn = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]
      const half = (1 / Math.sqrt(3)) * (3 / 4)
      for (const [corner, expected] of [
        [drawn(0.5, 0), top],
        [drawn(0.5 - half, 1), left],
        [drawn(0.5 + half, 1), right],
      ] as const) {
        expect(corner[0]).toBeCloseTo(expected[0])
        expect(corner[1]).toBeCloseTo(expected[1])
      }
    }),
  )
})

type Point = readonly [x: number, y: number]

/** Positive if the corners go round clockwise. */
function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** The convex hull, by gift wrapping from the leftmost point. */
function outlineOf(points: readonly Point[]): Point[] {
  const first = points.toSorted(([a], [b]) => a - b)[0] as Point
  const outline = [first]
  for (let last = first; outline.length <= points.length; ) {
    const next = points
      .filter((point) => distance(point, last) > 1e-9)
      .reduce((best, point) => (crossOf(last, best, point) < 0 ? point : best))
    if (distance(next, first) < 1e-9) break
    outline.push(next)
    last = next
  }
  return outline
}

function crossOf([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return (ax - x) * (by - y) - (ay - y) * (bx - x)
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
