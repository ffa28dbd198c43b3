import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverBox, type Triangle, triangleField } from './triangle-field.ts'

const size = fc.integer({ min: 200, max: 4000 })

function holds({ x, y, width, height, corners }: Triangle, px: number, py: number): boolean {
  const [a, b, c] = corners.map(([u, v]) => [x + u * width, y + v * height] as const)
  if (!a || !b || !c) return false
  const side = (p: readonly [number, number], q: readonly [number, number]) =>
    (q[0] - p[0]) * (py - p[1]) - (q[1] - p[1]) * (px - p[0])
  const sides = [side(a, b), side(b, c), side(c, a)]
  return sides.every((s) => s >= -1e-6) || sides.every((s) => s <= 1e-6)
}

test('every point of the plane lies in a triangle', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(size, size, fc.integer({ min: 2, max: 6 }), share, share, (w, h, rows, u, v) => {
      const field = triangleField(w, h, rows)
      expect(field.some((triangle) => holds(triangle, u * w, v * h))).toBe(true)
    }),
  )
})

test('a screen takes few enough triangles for a phone', () => {
  expect(triangleField(390, 500, 2).length).toBeLessThanOrEqual(10)
  expect(triangleField(1440, 750, 2).length).toBeLessThanOrEqual(18)
})

test('a plane without an area has no triangles', () => {
  expect(triangleField(720, 0, 2)).toEqual([])
  expect(triangleField(0, 450, 2)).toEqual([])
})

test('a picture covers its box and keeps its proportions', () => {
  fc.assert(
    fc.property(size, size, size, size, (a, b, width, height) => {
      const laid = coverBox({ width: a, height: b }, { width, height })
      expect(laid.x).toBeLessThanOrEqual(1e-6)
      expect(laid.y).toBeLessThanOrEqual(1e-6)
      expect(laid.x + laid.width).toBeGreaterThanOrEqual(width - 1e-6)
      expect(laid.y + laid.height).toBeGreaterThanOrEqual(height - 1e-6)
      expect(laid.width / laid.height).toBeCloseTo(a / b, 6)
    }),
  )
})

test('what a picture is too high for its box hangs over at top and bottom by the share that is asked for', () => {
  const [picture, box] = [
    { width: 100, height: 300 },
    { width: 100, height: 100 },
  ]
  expect(coverBox(picture, box).y).toBe(-100)
  expect(coverBox(picture, box, 0.06).y).toBe(-12)
  expect(coverBox(picture, box, 0).y).toBeCloseTo(0)
})
