/**
 * The visitor's day of a moment, worded for use within a sentence: `today`, `yesterday`, `on Tuesday` within a week,
 * else `on 3 March`, with the year if it is another one. Undefined for an invalid time.
 */
export function dayInWords(isoTime: string, now: Date): string | undefined {
  const then = new Date(isoTime)
  if (Number.isNaN(then.getTime())) return undefined
  const daysAgo = Math.round((midnight(now) - midnight(then)) / 86_400_000)
  if (daysAgo === 0) return 'today'
  if (daysAgo === 1) return 'yesterday'
  if (daysAgo > 1 && daysAgo < 7) return `on ${format(then, { weekday: 'long' })}`
  const isThisYear = then.getFullYear() === now.getFullYear()
  return `on ${format(then, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })}`
}

/** The day as a number that ignores clock changes. */
function midnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(date)
}
