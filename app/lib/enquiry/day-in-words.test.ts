import { expect, test } from 'vitest'
import { words } from '#words/parts/hand-over.ts'
import { dayInWords } from './day-in-words.ts'

const { days } = words.question

/** A wall-clock time in the zone of the test run. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts)

const now = local(2026, 2, 30, 0, 30)

test.each([
  ['today', local(2026, 2, 30, 0, 5)],
  ['yesterday', local(2026, 2, 29, 23, 55)],
  // Across Europe's clock change, and less than 48 hours ago.
  ['on Saturday', local(2026, 2, 28, 1, 0)],
  ['on Tuesday', local(2026, 2, 24, 23, 0)],
  ['on 23 March', local(2026, 2, 23, 12, 0)],
  ['on 31 December 2025', local(2025, 11, 31, 12, 0)],
  // The clock was set back.
  ['on 2 April', local(2026, 3, 2, 12, 0)],
])('%s', (words, then) => {
  expect(dayInWords(then.toISOString(), now, days)).toBe(words)
})

test('an invalid time gives undefined', () => {
  expect(dayInWords('yesterday', now, days)).toBeUndefined()
})
