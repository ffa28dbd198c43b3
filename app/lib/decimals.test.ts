import { expect, test } from 'vitest'
import { inDecimals } from './decimals'

test('a number has the decimal sign of its language', () => {
  expect(inDecimals('+3.40', 'en-GB')).toBe('+3.40')
  expect(inDecimals('+3.40', 'fr-DZ')).toBe('+3,40')
  expect(inDecimals('48.16', 'ar-DZ')).toBe('48,16')
  expect(inDecimals('5', 'fr-DZ')).toBe('5')
})
