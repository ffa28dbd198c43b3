import type { Temporal } from 'temporal-polyfill'
import { comma } from '../comma.ts'
import { dayAndMonth, weekdayName } from '../dates.ts'
import { fillIn } from '../fill-in.ts'
import { type CityNames, cityOf, clockOf } from './time-zones.ts'

/** What a city's clocks are called. */
export type CityWords = {
  /** A time of day and the city whose clocks show it: `{time} in {city}`. */
  timeInCity: string
  /** A time of day on the visitor's clock, if its zone is not named after a city: `{time}`. */
  timeHere: string
  /** See `cityOf`. */
  names: CityNames
}

type Proposal = {
  /** The line above the times: what is proposed, and by which means. */
  heading: string
  /** In order of preference, in the studio's zone. */
  times: readonly Temporal.ZonedDateTime[]
  /** The visitor's own zone, if its clocks differ. */
  visitorZone?: string
  /** The visitor's text; may be empty. */
  note: string
  cities: CityWords
}

/** The message of a consultation's record: the chosen times in words, then the visitor's text. Source: D26. */
export function proposalText({ heading, times, visitorZone, note, cities }: Proposal): string {
  const lines = times.map(
    (time, index) => `${index + 1}. ${timeInWords(time, visitorZone, cities)}`,
  )
  const head = [heading, ...lines].join('\n')
  return note ? `${head}\n\n${note}` : head
}

/**
 * `Tuesday 1 December 2026, 10:30 in Algiers`, followed by the visitor's time `(09:30 in London)`, with its day if
 * that differs.
 */
function timeInWords(
  time: Temporal.ZonedDateTime,
  otherZone: string | undefined,
  cities: CityWords,
): string {
  const words = `${dateInWords(time.toPlainDate())} ${time.year}${comma}${clockIn(time, cities)}`
  if (!otherZone) return words
  const other = time.withTimeZone(otherZone)
  return `${words} (${besideIt(other, time, cities)})`
}

/** The same time in another zone; the day is given only if it differs. */
export function besideIt(
  time: Temporal.ZonedDateTime,
  read: Temporal.ZonedDateTime,
  cities: CityWords,
): string {
  const clock = clockIn(time, cities)
  const isSameDay = time.toPlainDate().equals(read.toPlainDate())
  return isSameDay ? clock : `${weekdayName(time.dayOfWeek)} ${clock}`
}

function clockIn(time: Temporal.ZonedDateTime, words: CityWords): string {
  const city = cityOf(time.timeZoneId, words.names)
  const clock = { time: clockOf(time) }
  return city ? fillIn(words.timeInCity, { ...clock, city }) : fillIn(words.timeHere, clock)
}

/** `Tuesday 1 December`, for days so near that the year is clear. */
export function dateInWords(date: Temporal.PlainDate): string {
  return `${weekdayName(date.dayOfWeek)} ${dayAndMonth(date.toString())}`
}

/** The chosen times in a consultation's message, one per line; empty for any other message. */
export function proposedTimes(message: string): readonly string[] {
  const lines = message.split('\n').slice(1)
  const end = lines.findIndex((line, index) => !line.startsWith(`${index + 1}. `))
  return end < 0 ? lines : lines.slice(0, end)
}
