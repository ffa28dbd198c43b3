import { expect, test } from 'vitest'
import { articles, digestArticle } from '../content/en/articles.ts'
import { coverDrawing } from './cover-drawing.ts'

const slugs = [...articles, digestArticle].map(({ slug }) => slug)

test('a name gives the same drawing each time, and no other name gives it', () => {
  const drawings = slugs.map((slug) => JSON.stringify(coverDrawing(slug)))
  expect(drawings).toEqual(slugs.map((slug) => JSON.stringify(coverDrawing(slug))))
  expect(new Set(drawings).size).toBe(slugs.length)
})

test('the object rises inside the drawing, clear of its upper edge', () => {
  for (const slug of slugs) {
    const { transform, back, front } = coverDrawing(slug)
    const placed = /translate\(\d+ (?<y>\d+)\) scale\((?<scale>[\d.]+)\)/.exec(transform)?.groups
    const y = Number(placed?.y)
    const scale = Number(placed?.scale)
    const corners = [...back, ...front].flatMap(({ path }) => path.match(/-?\d+ -?\d+/g) ?? [])
    const tops = corners.map((corner) => y + scale * Number(corner.split(' ')[1]))
    expect(Math.min(...tops), slug).toBeGreaterThan(80)
    expect(Math.min(...tops), slug).toBeLessThan(210)
  }
})
