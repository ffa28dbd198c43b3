import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('a text that fits stays as it is', () => {
  expect(shorten('a'.repeat(100), 100)).toBe('a'.repeat(100))
})

test('a longer one ends after so many characters, with an ellipsis', () => {
  expect(shorten('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`)
})

test('an emoji is one character and is never cut', () => {
  expect(shorten('🌊🌊🌊', 2)).toBe('🌊🌊…')
})
