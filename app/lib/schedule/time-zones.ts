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

/** The city of a zone: `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export function cityOf(timeZone: string, names: CityNames): string {
  // `Etc/GMT+5` is five hours behind Greenwich: without `Etc/` it would read as the opposite.
  if (timeZone.startsWith('Etc/')) return timeZone
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return ownOr(names, city, city)
}

/** `09:30`, in the time's own zone. */
export function clockOf(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' })
}
