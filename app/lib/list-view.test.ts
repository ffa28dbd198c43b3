import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matches, pageOf, searchable, sortRows } from './list-view.ts'

describe('searching', () => {
  test.each([
    ['Hélène Aït', 'helene', true],
    ['Hélène Aït', 'AIT hélène', true],
    ['Hélène Aït', 'helene omar', false],
    ['يوسف', 'يوسف', true],
    ['a+b@example.dz', '+b@', true],
    ['anything', '  ', true],
    ['anything', '.*', false],
  ])('in %j for %j', (text, query, isFound) => {
    expect(matches(searchable(text), query)).toBe(isFound)
  })
})

describe('sorting', () => {
  const identity = (value: string | number) => value

  test('orders words as people do, without regard to case', () => {
    const words = ['b10', 'Élan', 'b9', 'elan', 'A']
    expect(sortRows(words, identity, 'ascending')).toEqual(['A', 'b9', 'b10', 'Élan', 'elan'])
  })

  test('orders numbers by value, both ways', () => {
    expect(sortRows([10, 9, 100], identity, 'ascending')).toEqual([9, 10, 100])
    expect(sortRows([10, 9, 100], identity, 'descending')).toEqual([100, 10, 9])
  })

  test('keeps the order of equal rows and leaves the list alone', () => {
    const rows = [
      { name: 'a', id: 1 },
      { name: 'A', id: 2 },
    ]
    expect(sortRows(rows, (row) => row.name, 'descending')).toEqual(rows)
    expect(rows.map(({ id }) => id)).toEqual([1, 2])
  })
})

describe('paging', () => {
  const letters = [...'abcdefg']

  test('cuts the list and says where it is', () => {
    expect(pageOf(letters, 2, 3)).toEqual({
      rows: ['d', 'e', 'f'],
      number: 2,
      count: 3,
      from: 4,
      to: 6,
    })
  })

  test('falls back to the last page when the list has become shorter', () => {
    expect(pageOf(letters, 9, 3)).toMatchObject({ rows: ['g'], number: 3, from: 7, to: 7 })
  })

  test('an empty list has one empty page', () => {
    expect(pageOf([], 1, 50)).toEqual({ rows: [], number: 1, count: 1, from: 0, to: 0 })
  })

  test('all pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const { count } = pageOf(rows, 1, size)
        const pages = Array.from({ length: count }, (_, index) => pageOf(rows, index + 1, size))
        expect(pages.flatMap((page) => page.rows)).toEqual(rows)
      }),
    )
  })
})
