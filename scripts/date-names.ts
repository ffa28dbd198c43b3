/** 2024 began on a Monday. */
const year = 2024

/**
 * The names of the months and, from Monday, of the weekdays, as constants for `define`. `app/lib/dates.ts` reads them,
 * because a browser's first `Intl` formatter blocks a page (docs/performance.md).
 *
 * @param language a BCP 47 tag
 */
export function dateNames(language: string) {
  const nameWith = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (month: number, day: number) => format.format(Date.UTC(year, month, day))
  }
  const month = nameWith({ month: 'long' })
  const weekday = nameWith({ weekday: 'long' })
  return {
    __MONTHS__: JSON.stringify(Array.from({ length: 12 }, (_, index) => month(index, 1))),
    __WEEKDAYS__: JSON.stringify(Array.from({ length: 7 }, (_, index) => weekday(0, index + 1))),
  }
}
