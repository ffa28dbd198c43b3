import type { Temporal } from 'temporal-polyfill'

/** One day of a visitor's calendar, and the times that fall on it there. */
export type VisitorDay = {
  date: Temporal.PlainDate
  times: readonly Temporal.ZonedDateTime[]
}

/** The times as they stand in another zone's calendar: late ones may fall on the day after, early ones on the day before. */
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

/** Whether clocks in the zone show anything else at these times than the clocks that the times are given by. */
export function clocksDiffer(timeZone: string, times: readonly Temporal.ZonedDateTime[]): boolean {
  return times.some(
    (time) => time.withTimeZone(timeZone).offsetNanoseconds !== time.offsetNanoseconds,
  )
}

/** The zone of the visitor's device, or the fallback where the device gives none, or one that is not known. */
export function visitorTimeZone(now: Temporal.Instant, fallback: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return now.toZonedDateTimeISO(timeZone).timeZoneId
  } catch {
    return fallback
  }
}

/** The city of a zone as people say it: `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
export function cityOf(timeZone: string): string {
  // `Etc/GMT+5` is five hours behind Greenwich: without its first half it says the opposite.
  if (timeZone.startsWith('Etc/')) return timeZone
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** `09:30`, by the clock of the time's own zone. */
export function clockOf(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' })
}
