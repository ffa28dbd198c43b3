import { expect, test } from 'vitest'
import { ownOr } from './own-or.ts'

const planes = { ink: 'dark', chalk: '' }

test('a key of the record gives its value, an empty one too', () => {
  expect(ownOr(planes, 'ink', 'plain')).toBe('dark')
  expect(ownOr(planes, 'chalk', 'plain')).toBe('')
})

test('any other key gives the fallback, names that every object inherits too', () => {
  for (const key of ['sea', '', 'constructor', 'toString', '__proto__']) {
    expect(ownOr(planes, key, 'plain'), key).toBe('plain')
  }
})
