import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { loadTemporal } from './load-temporal.ts'

const Temporal = await loadTemporal()

const meeting = {
  reference: '1K4-2QZ-8TN-7',
  domain: 'ikosim.studio',
  times: ['2026-12-01T10:30[Africa/Algiers]', '2026-11-30T14:00[Africa/Algiers]'].map((time) =>
    Temporal.ZonedDateTime.from(time),
  ),
  minutes: 30,
  title: 'Consultation with Ikosim Studio',
  description: 'A proposal, not yet confirmed.',
  location: 'Video call',
  reminderMinutes: 60,
  submittedAt: new Date('2026-11-24T08:00:00Z'),
}

/** Parsed with ical.js, Thunderbird's parser, which shares no code with the generator. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((part) => ({
      part,
      event: new ICAL.Event(part, { strictExceptions: true }),
    })),
  }
}

test('each proposed time is a tentative event, at the same moment in every zone', () => {
  const { calendar, events } = read(calendarFile(meeting))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(String(calendar.getFirstPropertyValue('prodid'))).toContain('ikosim.studio')

  expect(
    events.map(({ event, part }) => ({
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
      status: part.getFirstPropertyValue('status'),
      outlook: part.getFirstPropertyValue('x-microsoft-cdo-busystatus'),
    })),
  ).toEqual([
    {
      uid: '1K4-2QZ-8TN-7-1@ikosim.studio',
      title: 'Consultation with Ikosim Studio (1/2)',
      start: '2026-12-01T09:30:00.000Z',
      end: '2026-12-01T10:00:00.000Z',
      isUtc: true,
      status: 'TENTATIVE',
      outlook: 'TENTATIVE',
    },
    {
      uid: '1K4-2QZ-8TN-7-2@ikosim.studio',
      title: 'Consultation with Ikosim Studio (2/2)',
      start: '2026-11-30T13:00:00.000Z',
      end: '2026-11-30T13:30:00.000Z',
      isUtc: true,
      status: 'TENTATIVE',
      outlook: 'TENTATIVE',
    },
  ])
  expect(events[0]?.event.description).toBe('A proposal, not yet confirmed.\n1K4-2QZ-8TN-7')
  expect(events[0]?.event.location).toBe('Video call')
  expect(String(events[0]?.part.getFirstPropertyValue('dtstamp'))).toBe('2026-11-24T08:00:00Z')
})

test('a reminder comes an hour before', () => {
  const [first] = read(calendarFile(meeting)).events
  const alarms = first?.part.getAllSubcomponents('valarm') ?? []
  expect(alarms).toHaveLength(1)
  expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY')
  expect(String(alarms[0]?.getFirstPropertyValue('trigger'))).toBe('-PT1H')
  expect(alarms[0]?.getFirstPropertyValue('description')).toBe(meeting.title)
})

test('a single time is not numbered', () => {
  const { events } = read(calendarFile({ ...meeting, times: meeting.times.slice(0, 1) }))
  expect(events.map(({ event }) => event.summary)).toEqual(['Consultation with Ikosim Studio'])
})

test('no line exceeds 75 bytes, and lines end in CRLF', () => {
  const file = calendarFile({
    ...meeting,
    title: 'استشارة مع استوديو إكوسيم في مدينة الجزائر 🏛️ '.repeat(4),
  })
  const lines = file.split('\r\n')
  expect(lines.join('').includes('\n')).toBe(false)
  for (const line of lines)
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75)
})

test('no text injects a line', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom(
      'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:b',
      'a\nATTACH:https://example.com',
      'a\rb',
      '\\n;,\\;"',
      'x:y;z=1',
    ),
  )
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, description, location) => {
      const { calendar, events } = read(calendarFile({ ...meeting, title, description, location }))
      expect(calendar.getAllSubcomponents()).toHaveLength(2)
      for (const { part } of events) {
        expect(part.getAllSubcomponents().map(({ name }) => name)).toEqual(['valarm'])
        expect(
          part
            .getAllProperties()
            .map(({ name }) => name)
            .sort(),
        ).toEqual(names)
      }
    }),
  )
})

const names = read(calendarFile(meeting))
  .events[0]?.part.getAllProperties()
  .map(({ name }) => name)
  .sort()
