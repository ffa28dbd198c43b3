/** The type of `content/studio-calendar.ts`: when the studio offers meetings. */

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
  /** IANA zone of all dates and times in the calendar. */
  timeZone: string
  meetingMinutes: number
  /** Number of working days offered, counted from the first with a free time. */
  offeredDays: number
  /** Number of working days of notice before the earliest time. */
  noticeDays: number
  /** Starting times by weekday. A missing weekday is a day off. */
  startingTimes: Partial<Record<(typeof weekdays)[number], readonly TimeOfDay[]>>
  /** Holidays on the same day every year, `MM-DD`. */
  yearlyHolidays: readonly { day: `${number}-${number}`; name: string }[]
  /** Movable holidays and closed days; `to` is the last day of a range. */
  daysOff: readonly { from: IsoDate; to?: IsoDate; name: string }[]
}
