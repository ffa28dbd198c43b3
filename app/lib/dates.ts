/**
 * Days and months as British readers write them. Locale and time zone are fixed, so that the
 * prerendered page and the browser agree wherever the reader is.
 */

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2022-03-06` as `6 March 2022`. */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** `2022-03` (or any day in it) as `March 2022`. */
export function formatMonth(date: string): string {
  return month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`))
}
