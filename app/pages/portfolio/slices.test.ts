import { expect, test } from 'vitest'
import { endOf } from './slices'

test('whole slices end with their places, and a fraction is one of the slice without its gap', () => {
  expect(endOf(0)).toBe(0)
  expect(endOf(7)).toBe(7)
  expect(endOf(10.3)).toBe(10.24)
})
