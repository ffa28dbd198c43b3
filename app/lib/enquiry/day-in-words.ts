import { dayAndMonth, formatDay, weekdayName } from '../dates.ts'
import { fillIn } from '../fill-in.ts'

/** Around the day; `{day}` is a weekday or a date. */
export type DayTexts = { today: string; yesterday: string; onDay: string }

/**
 * The visitor's day of a moment, worded for use within a sentence: `today`, `yesterday`, `on Tuesday` within a week,
 * else `on 3 March`, with the year if it is another one. Undefined for an invalid time.
 */
export function dayInWords(isoTime: string, now: Date, texts: DayTexts): string | undefined {
  const then = new Date(isoTime)
  if (Number.isNaN(then.getTime())) return undefined
  const daysAgo = Math.round((midnight(now) - midnight(then)) / 86_400_000)
  if (daysAgo === 0) return texts.today
  if (daysAgo === 1) return texts.yesterday
  const isThisWeek = daysAgo > 1 && daysAgo < 7
  const isThisYear = then.getFullYear() === now.getFullYear()
  const date = isoDay(then)
  const day = isThisWeek
    ? weekdayName(then.getDay() || 7)
    : isThisYear
      ? dayAndMonth(date)
      : formatDay(date)
  return fillIn(texts.onDay, { day })
}

/** The day as a number that ignores clock changes. */
function midnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

/** The visitor's day as `2022-03-06`. */
function isoDay(date: Date): string {
  return new Date(midnight(date)).toISOString().slice(0, 10)
}
