import { expect, test } from 'vitest'
import { dayInWords } from './day-in-words.ts'

/** A wall-clock time of whoever runs the test. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts)

const now = local(2026, 2, 30, 0, 30)

test.each([
  ['today', local(2026, 2, 30, 0, 5)],
  ['yesterday', local(2026, 2, 29, 23, 55)],
  // Over Europe's change of clocks, and less than two times 24 hours ago.
  ['on Saturday', local(2026, 2, 28, 1, 0)],
  ['on Tuesday', local(2026, 2, 24, 23, 0)],
  ['on 23 March', local(2026, 2, 23, 12, 0)],
  ['on 31 December 2025', local(2025, 11, 31, 12, 0)],
  // A clock that has been put back.
  ['on 2 April', local(2026, 3, 2, 12, 0)],
])('%s', (words, then) => {
  expect(dayInWords(then.toISOString(), now)).toBe(words)
})

test('no time is no day', () => {
  expect(dayInWords('yesterday', now)).toBeUndefined()
})
