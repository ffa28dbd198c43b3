/** The shape of `content/studio-calendar.ts`: when the studio meets people. */

type IsoDate = `${number}-${number}-${number}`
type TimeOfDay = `${number}:${number}`

/** From Monday, as ISO 8601 and Temporal count. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type StudioCalendar = {
  /** IANA name of the zone that all dates and times of the calendar are meant in. */
  timeZone: string
  meetingMinutes: number
  /** How many working days are offered, counted from the first that still has a free time. */
  offeredDays: number
  /** How many working days lie between asking and the earliest time. */
  noticeDays: number
  /** When meetings may begin. A weekday that is not named is a day off. */
  startingTimes: Partial<Record<(typeof weekdays)[number], readonly TimeOfDay[]>>
  /** Holidays on the same day every year, `MM-DD`. */
  yearlyHolidays: readonly { day: `${number}-${number}`; name: string }[]
  /** Holidays that move, and days on which the studio is closed; `to` is the last day, where there are several. */
  daysOff: readonly { from: IsoDate; to?: IsoDate; name: string }[]
}
