import type { Temporal } from 'temporal-polyfill'
import { type StudioCalendar, weekdays } from './studio-calendar.ts'

/** How many days ahead to look for working days, so that a calendar without any ends the search. */
const horizonDays = 366

/** Whether the studio offers meetings on that day: the weekday has starting times, and it is not a day off. */
export function isWorkingDay(date: Temporal.PlainDate, calendar: StudioCalendar): boolean {
  // ISO dates sort lexicographically.
  const day = date.toString()
  return (
    startingTimesOn(date, calendar).length > 0 &&
    !calendar.yearlyHolidays.some((holiday) => day.endsWith(`-${holiday.day}`)) &&
    !calendar.daysOff.some(({ from, to = from }) => from <= day && day <= to)
  )
}

/**
 * The times that a visitor may propose, in the studio's time zone, earliest first: those of the next working days
 * after the notice. The notice runs from now, or on a day off from the start of the next working day, to the same
 * time of day that many working days later.
 */
export function offeredTimes(
  now: Temporal.Instant,
  calendar: StudioCalendar,
): readonly Temporal.ZonedDateTime[] {
  const { timeZone, offeredDays, noticeDays } = calendar
  const here = now.toZonedDateTimeISO(timeZone)
  const today = here.toPlainDate()
  const timeOfDay = isWorkingDay(today, calendar) ? here.toPlainTime() : '00:00'

  const offered: Temporal.ZonedDateTime[][] = []
  let noticeLeft = noticeDays
  let earliest: Temporal.ZonedDateTime | undefined
  for (const date of workingDaysFrom(today, calendar)) {
    noticeLeft -= 1
    if (noticeLeft >= 0) continue
    const from: Temporal.ZonedDateTime =
      earliest ?? date.toZonedDateTime({ timeZone, plainTime: timeOfDay })
    earliest = from
    const times = startingTimesOn(date, calendar)
      .map((plainTime) => date.toZonedDateTime({ timeZone, plainTime }))
      .filter((time) => time.epochMilliseconds >= from.epochMilliseconds)
    if (times.length > 0) offered.push(times)
    if (offered.length === offeredDays) break
  }
  return offered.flat()
}

function* workingDaysFrom(first: Temporal.PlainDate, calendar: StudioCalendar) {
  for (let days = 0; days < horizonDays; days += 1) {
    const date = first.add({ days })
    if (isWorkingDay(date, calendar)) yield date
  }
}

function startingTimesOn(date: Temporal.PlainDate, calendar: StudioCalendar) {
  // `dayOfWeek` is 1 to 7.
  const weekday = weekdays[date.dayOfWeek - 1] as (typeof weekdays)[number]
  return calendar.startingTimes[weekday] ?? []
}
