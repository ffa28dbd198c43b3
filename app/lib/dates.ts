/**
 * Formats days and months. The names are constants of the build (scripts/date-names.ts) and don't come from `Intl`: its
 * first formatter takes a browser 30 ms, four times that on a phone, and nothing here depends on the reader's time zone.
 */

import type { Language } from './language.ts'

/** The month's name of `2022-03` or any day in it. */
export function monthName(date: string): string {
  return __MONTHS__[Number(date.slice(5, 7)) - 1] ?? ''
}

/** The weekday's name for a number from 1, Monday, to 7, as in ISO 8601 and Temporal. */
export function weekdayName(dayOfWeek: number): string {
  return __WEEKDAYS__[dayOfWeek - 1] ?? ''
}

/** `2022-03-06` as `6 March 2022`. */
export function formatDay(date: string): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`
}

/** `2022-03-06` as `6 March`. French numbers the first day: `1er mars`. */
export function dayAndMonth(date: string, code: Language['code'] = __LANGUAGE__.code): string {
  const day = Number(date.slice(8, 10))
  return `${day}${code === 'fr' && day === 1 ? 'er' : ''} ${monthName(date)}`
}

/** `2022-03` (or any day in it) as `March 2022`. */
export function formatMonth(date: string): string {
  return `${monthName(date)} ${date.slice(0, 4)}`
}
