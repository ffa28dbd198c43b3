import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([
  [200, '200'],
  [1600, '1,600'],
  [18_000, '18,000'],
  [1_250_000, '1,250,000'],
])('%d is written %s', (number, written) => {
  expect(grouped(number, ',')).toBe(written)
})
