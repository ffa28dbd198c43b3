import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator'
import type { Temporal } from 'temporal-polyfill'

type ProposedMeeting = {
  /** The enquiry's reference; with the domain it makes the identity of each event, so that a file opened twice changes nothing. */
  reference: string
  domain: string
  /** In order of preference. */
  times: readonly Temporal.ZonedDateTime[]
  minutes: number
  /** Each event's title. */
  title: string
  /** What is said of all of them. */
  description: string
  /** Where or by which way. */
  location: string
  /** How long before each event its reminder comes, in minutes. */
  reminderMinutes: number
  /** When the enquiry was submitted. */
  submittedAt: Date
}

/**
 * A calendar file (RFC 5545) in which every proposed time is a tentative event with a reminder. Times are instants in UTC,
 * which every calendar shows in its reader's own zone, without any zone's rules in the file.
 */
export function calendarFile({
  reference,
  domain,
  times,
  minutes,
  title,
  description,
  location,
  reminderMinutes,
  submittedAt,
}: ProposedMeeting): string {
  const calendar = ical({
    prodId: { company: domain, product: 'consultation', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const [index, time] of times.entries()) {
    const place = index + 1
    calendar.createEvent({
      id: `${reference}-${place}@${domain}`,
      start: new Date(time.epochMilliseconds),
      end: new Date(time.add({ minutes }).epochMilliseconds),
      stamp: submittedAt,
      summary: times.length > 1 ? `${title} (${place}/${times.length})` : title,
      description: `${description}\n${reference}`,
      location,
      status: ICalEventStatus.TENTATIVE,
      // What Outlook reads in place of the status.
      busystatus: ICalEventBusyStatus.TENTATIVE,
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: reminderMinutes * 60, description: title },
      ],
    })
  }
  return calendar.toString()
}
