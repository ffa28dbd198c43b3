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
  const day = isThisWeek
    ? format(then, { weekday: 'long' })
    : format(then, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  return fillIn(texts.onDay, { day })
}

/** The day as a number that ignores clock changes. */
function midnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(date)
}
