import type { Temporal } from 'temporal-polyfill'
import { ownOr } from '../own-or.ts'

/** One day of a visitor's calendar, with the times that fall on it. */
export type VisitorDay = {
  date: Temporal.PlainDate
  times: readonly Temporal.ZonedDateTime[]
}

/** The same times by another zone's calendar: late ones may fall on the next day, early ones on the previous day. */
export function daysIn(
  timeZone: string,
  times: readonly Temporal.ZonedDateTime[],
): readonly VisitorDay[] {
  const days = Map.groupBy(
    times.map((time) => time.withTimeZone(timeZone)),
    (time) => time.toPlainDate().toString(),
  )
  return [...days.values()].flatMap((onDay) => {
    const date = onDay[0]?.toPlainDate()
    return date ? [{ date, times: onDay }] : []
  })
}

/** A place in the calendar: a day, with its times if any are offered on it. */
type CalendarPlace = {
  date: Temporal.PlainDate
  times?: VisitorDay['times']
  /** The first place of a month, which is where the calendar names it. */
  startsMonth: boolean
}

/** At least the studio's working week: Sunday to Thursday. */
const fewestColumns = 5

/**
 * The whole weeks around the days, row by row, and how many weekdays a row has. A row has no weekday that is always
 * free, and begins on Sunday, or on Saturday where late times of a Sunday fall on that day.
 */
export function calendarOf(days: readonly VisitorDay[]): {
  columns: number
  places: readonly CalendarPlace[]
} {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return { columns: fewestColumns, places: [] }
  const start = days.some(({ date }) => date.dayOfWeek === 6) ? 6 : 7
  const columnOf = (date: Temporal.PlainDate) => (date.dayOfWeek + 7 - start) % 7
  const columns = Math.max(fewestColumns, ...days.map(({ date }) => columnOf(date) + 1))
  const begin = first.date.subtract({ days: columnOf(first.date) })
  const length = begin.until(last.date.add({ days: columns - columnOf(last.date) })).days
  const dates = Array.from({ length }, (_, index) => begin.add({ days: index })).filter(
    (date) => columnOf(date) < columns,
  )
  const places = dates.map((date, index) => ({
    date,
    times: days.find((day) => day.date.equals(date))?.times,
    startsMonth: dates[index - 1]?.month !== date.month,
  }))
  return { columns, places }
}

/** Whether the zone's clocks differ at any of these times. */
export function clocksDiffer(timeZone: string, times: readonly Temporal.ZonedDateTime[]): boolean {
  return times.some(
    (time) => time.withTimeZone(timeZone).offsetNanoseconds !== time.offsetNanoseconds,
  )
}

/** The zone of the visitor's device, or the fallback if it is missing or unknown. */
export function visitorTimeZone(now: Temporal.Instant, fallback: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return now.toZonedDateTimeISO(timeZone).timeZoneId
  } catch {
    return fallback
  }
}

/** Cities that the page's language writes otherwise, by the names that the list of time zones has for them. */
export type CityNames = Readonly<Record<string, string>>

/**
 * The city of a zone: `Buenos Aires` for `America/Argentina/Buenos_Aires`. Zones such as `UTC` and `Etc/GMT+5` have
 * none, and few people know them by their names.
 */
export function cityOf(timeZone: string, names: CityNames): string | undefined {
  if (timeZone.startsWith('Etc/') || !timeZone.includes('/')) return undefined
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return ownOr(names, city, city)
}

/** `09:30`, in the time's own zone. */
export function clockOf(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' })
}
