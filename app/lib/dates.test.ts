import { expect, test } from 'vitest'
import { dayAndMonth, formatDay, formatMonth, weekdayName } from './dates.ts'

test('a day is written out', () => {
  expect(formatDay('2022-03-06')).toBe('6 March 2022')
})

test('only the first day of a month is numbered, and only in French', () => {
  expect(dayAndMonth('2022-03-01', 'fr')).toBe('1er March')
  expect(dayAndMonth('2022-03-21', 'fr')).toBe('21 March')
  expect(dayAndMonth('2022-03-01', 'en')).toBe('1 March')
})

test('a month is written out, from a month or from a day in it', () => {
  expect(formatMonth('2022-12')).toBe('December 2022')
  expect(formatMonth('2022-12-06')).toBe('December 2022')
})

test('weekdays count from Monday', () => {
  expect([1, 7].map(weekdayName)).toEqual(['Monday', 'Sunday'])
})
