import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from './list-page.ts'

const letters = [...'abcdefg']

test('a page is cut from the list and says where it is', () => {
  expect(pageOf(letters, 2, 3)).toEqual({
    rows: ['d', 'e', 'f'],
    number: 2,
    count: 3,
    from: 4,
    to: 6,
  })
})

test('a page that does not exist becomes the nearest one that does', () => {
  expect(pageOf(letters, 9, 3)).toEqual({ rows: ['g'], number: 3, count: 3, from: 7, to: 7 })
  expect(pageOf(letters, -5, 3)).toEqual(pageOf(letters, 1, 3))
})

test('an empty list has one empty page', () => {
  expect(pageOf([], 3, 50)).toEqual({ rows: [], number: 1, count: 1, from: 0, to: 0 })
})

test('the pages of a list, one after another, are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const { count } = pageOf(rows, 1, size)
      const pages = Array.from({ length: count }, (_, index) => pageOf(rows, index + 1, size))
      expect(pages.flatMap((page) => page.rows)).toEqual(rows)
      for (const page of pages) expect(page.rows.length).toBeLessThanOrEqual(size)
    }),
  )
})
