import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator'
import type { Temporal } from 'temporal-polyfill'

type ProposedMeeting = {
  /** The enquiry's reference; with the domain it forms each event's UID, so that opening a file twice adds nothing. */
  reference: string
  domain: string
  /** In order of preference. */
  times: readonly Temporal.ZonedDateTime[]
  minutes: number
  /** Each event's title. */
  title: string
  /** The description of all events. */
  description: string
  /** The location or the means of meeting. */
  location: string
  /** Minutes between the reminder and each event. */
  reminderMinutes: number
  /** When the enquiry was submitted. */
  submittedAt: Date
}

/**
 * A calendar file (RFC 5545) with a tentative event and a reminder for every proposed time. Times are UTC instants,
 * which calendars show in the reader's zone without zone rules in the file.
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
      // Outlook reads this instead of the status.
      busystatus: ICalEventBusyStatus.TENTATIVE,
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: reminderMinutes * 60, description: title },
      ],
    })
  }
  return calendar.toString()
}
