import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

const identity = (value: string | number) => value

test('orders words alphabetically, ignoring case', () => {
  const words = ['b10', 'Élan', 'b9', 'elan', 'A']
  expect(sortRows(words, identity, 'ascending')).toEqual(['A', 'b9', 'b10', 'Élan', 'elan'])
})

test('orders numbers by value, both ways', () => {
  expect(sortRows([10, 9, 100], identity, 'ascending')).toEqual([9, 10, 100])
  expect(sortRows([10, 9, 100], identity, 'descending')).toEqual([100, 10, 9])
})

test('is stable and does not mutate the list', () => {
  const rows = [
    { name: 'a', id: 1 },
    { name: 'A', id: 2 },
  ]
  expect(sortRows(rows, (row) => row.name, 'descending')).toEqual(rows)
  expect(rows.map(({ id }) => id)).toEqual([1, 2])
})
