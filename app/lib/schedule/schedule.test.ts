import fc from 'fast-check'
import { expect, test } from 'vitest'
import { studioCalendar } from '../../content/studio-calendar.ts'
import { loadTemporal } from './load-temporal.ts'
import { isWorkingDay, offeredTimes } from './offered-times.ts'
import type { StudioCalendar } from './studio-calendar.ts'
import { calendarOf, cityOf, clockOf, clocksDiffer, daysIn } from './time-zones.ts'

const Temporal = await loadTemporal()

/** Two times a day from Sunday to Thursday, nothing else, so that a test can add what it is about. */
const plain: StudioCalendar = {
  timeZone: 'Africa/Algiers',
  meetingMinutes: 30,
  offeredDays: 3,
  noticeDays: 1,
  startingTimes: {
    sunday: ['09:30', '14:00'],
    monday: ['09:30', '14:00'],
    tuesday: ['09:30', '14:00'],
    wednesday: ['09:30', '14:00'],
    thursday: ['09:30', '14:00'],
  },
  yearlyHolidays: [],
  daysOff: [],
}

/** The offered times at a moment given in Algiers' time. */
function offeredAt(clock: string, calendar: StudioCalendar = plain) {
  const now = Temporal.PlainDateTime.from(clock).toZonedDateTime(calendar.timeZone).toInstant()
  return offeredTimes(now, calendar)
}

const texts = (times: readonly { toPlainDateTime(): { toString(o: object): string } }[]) =>
  times.map((time) => time.toPlainDateTime().toString({ smallestUnit: 'minute' }))

test('after one working day of notice, at the same time of day, the first time is offered', () => {
  // A Monday.
  expect(texts(offeredAt('2026-11-30T09:30'))).toEqual([
    '2026-12-01T09:30',
    '2026-12-01T14:00',
    '2026-12-02T09:30',
    '2026-12-02T14:00',
    '2026-12-03T09:30',
    '2026-12-03T14:00',
  ])
  expect(texts(offeredAt('2026-11-30T09:31'))[0]).toBe('2026-12-01T14:00')
})

test('a day without free times does not count as an offered day', () => {
  const times = texts(offeredAt('2026-11-30T20:00'))
  expect(times[0]).toBe('2026-12-02T09:30')
  expect(new Set(times.map((time) => time.slice(0, 10))).size).toBe(3)
})

test('a request at the weekend counts from Sunday, and Monday is offered', () => {
  // Thursday, Friday, Saturday.
  expect(texts(offeredAt('2026-12-03T12:00'))[0]).toBe('2026-12-06T14:00')
  expect(texts(offeredAt('2026-12-04T12:00'))[0]).toBe('2026-12-07T09:30')
  expect(texts(offeredAt('2026-12-05T23:59'))[0]).toBe('2026-12-07T09:30')
})

test('holidays and closed days are not offered and do not count as notice', () => {
  const calendar: StudioCalendar = {
    ...plain,
    yearlyHolidays: [{ day: '12-01', name: 'A holiday' }],
    daysOff: [{ from: '2026-12-02', to: '2026-12-03', name: 'Closed' }],
  }
  // Monday to Sunday is the notice, so its time of day is that of Sunday.
  expect(texts(offeredAt('2026-11-30T12:00', calendar))).toEqual([
    '2026-12-06T14:00',
    '2026-12-07T09:30',
    '2026-12-07T14:00',
    '2026-12-08T09:30',
    '2026-12-08T14:00',
  ])
  expect(isWorkingDay(Temporal.PlainDate.from('2031-12-01'), calendar)).toBe(false)
})

test('a calendar without a working day offers nothing', () => {
  expect(offeredAt('2026-11-30T12:00', { ...plain, startingTimes: {} })).toEqual([])
})

test('a visitor sees each time in their own zone, on their own day', () => {
  const times = offeredAt('2026-11-29T20:00')
  const inZone = (zone: string) =>
    daysIn(zone, times).map(({ date, times: onDay }) => [date.toString(), ...onDay.map(clockOf)])

  expect(inZone('Africa/Algiers')[0]).toEqual(['2026-12-01', '09:30', '14:00'])
  expect(inZone('Asia/Kathmandu')[0]).toEqual(['2026-12-01', '14:15', '18:45'])
  // The morning is the evening before, the afternoon the next morning.
  expect(inZone('Pacific/Honolulu')).toEqual([
    ['2026-11-30', '22:30'],
    ['2026-12-01', '03:00', '22:30'],
    ['2026-12-02', '03:00', '22:30'],
    ['2026-12-03', '03:00'],
  ])
  expect(inZone('Pacific/Auckland')[0]).toEqual(['2026-12-01', '21:30'])
  expect(inZone('Pacific/Auckland')[1]).toEqual(['2026-12-02', '02:00', '21:30'])
})

test('clocks that change between two offered days change the visitor’s times, not the studio’s', () => {
  // Clocks in Europe go forward on Sunday 28 March 2027, those of the United States on 14 March, and Algeria has no such day.
  const march = offeredAt('2027-03-23T12:00')
  expect(texts(march).map((time) => time.slice(5))).toEqual([
    '03-24T14:00',
    '03-25T09:30',
    '03-25T14:00',
    '03-28T09:30',
    '03-28T14:00',
  ])
  expect(daysIn('Europe/Paris', march).map(({ times }) => times.map(clockOf))).toEqual([
    ['14:00'],
    ['09:30', '14:00'],
    ['10:30', '15:00'],
  ])
  expect(daysIn('America/New_York', march).map(({ times }) => times.map(clockOf))).toEqual([
    ['09:00'],
    ['04:30', '09:00'],
    ['04:30', '09:00'],
  ])
  // In the southern autumn clocks go back: Sydney on Sunday 4 April 2027.
  const april = offeredAt('2027-03-30T20:00')
  expect(daysIn('Australia/Sydney', april).map(({ times }) => times.map(clockOf))).toEqual([
    ['19:30'],
    ['00:00'],
    ['18:30', '23:00'],
    ['18:30', '23:00'],
  ])
})

test('a studio in a zone with clock changes keeps its local hours', () => {
  const times = offeredAt('2027-03-24T12:00', { ...plain, timeZone: 'Europe/Paris' })
  expect(times.map(clockOf)).toEqual(['14:00', '09:30', '14:00', '09:30', '14:00'])
  expect(times.map((time) => time.offset)).toEqual([
    '+01:00',
    '+02:00',
    '+02:00',
    '+02:00',
    '+02:00',
  ])
})

test('the studio’s time is shown beside the visitor’s if they differ on any day', () => {
  const march = offeredAt('2027-03-23T12:00')
  expect(clocksDiffer('Africa/Algiers', march)).toBe(false)
  expect(clocksDiffer('Africa/Lagos', march)).toBe(false)
  expect(clocksDiffer('Europe/Paris', march)).toBe(true)
  expect(clocksDiffer('Europe/Paris', offeredAt('2027-01-18T12:00'))).toBe(false)
})

test('the calendar has whole weeks around the days, without the weekdays that are always free', () => {
  const weeksOf = (zone: string, clock: string, calendar: StudioCalendar) => {
    const { columns, places } = calendarOf(daysIn(zone, offeredAt(clock, calendar)))
    const shown = places.map(({ date, times, startsMonth }) => {
      const day = times ? `${date.day}` : `(${date.day})`
      return startsMonth ? `${date.month}/${day}` : day
    })
    return Array.from({ length: shown.length / columns }, (_, row) =>
      shown.slice(row * columns, (row + 1) * columns).join(' '),
    )
  }
  // A month is named in its first place, offered or not.
  expect(weeksOf('Africa/Algiers', '2026-11-30T12:00', { ...plain, offeredDays: 5 })).toEqual([
    '11/(29) (30) 12/1 2 3',
    '6 7 (8) (9) (10)',
  ])
  // A day off keeps its place.
  expect(
    weeksOf('Africa/Algiers', '2026-11-26T09:00', {
      ...plain,
      offeredDays: 4,
      daysOff: [{ from: '2026-12-01', name: 'Closed' }],
    }),
  ).toEqual(['11/29 30 12/(1) 2 3'])
  // There Sunday's morning falls on Saturday, and Thursday's afternoon on Friday.
  expect(weeksOf('Pacific/Honolulu', '2026-12-03T09:00', plain)).toEqual(['12/5 6 7 8 (9)'])
  expect(weeksOf('Pacific/Kiritimati', '2026-11-30T12:00', plain)).toEqual([
    '11/(29) (30) 12/(1) 2 3 4',
  ])
})

test('a zone is named after its city', () => {
  expect(cityOf('America/Argentina/Buenos_Aires', {})).toBe('Buenos Aires')
  expect(cityOf('UTC', {})).toBeUndefined()
  expect(cityOf('Etc/GMT+5', {})).toBeUndefined()
  expect(cityOf('Africa/Algiers', { Algiers: 'Alger' })).toBe('Alger')
})

const anyNow = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2029-12-31T00:00:00Z'),
})
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

test('at any moment, twelve working days are offered at the studio’s hours', () => {
  fc.assert(
    fc.property(anyNow, (epochMs) => {
      const now = Temporal.Instant.fromEpochMilliseconds(epochMs)
      const times = offeredTimes(now, studioCalendar)
      const days = daysIn(studioCalendar.timeZone, times)
      expect(days).toHaveLength(studioCalendar.offeredDays)
      for (const { date, times: onDay } of days) {
        expect(isWorkingDay(date, studioCalendar)).toBe(true)
        // Friday and Saturday are the weekend.
        expect([7, 1, 2, 3, 4]).toContain(date.dayOfWeek)
        const typed = date.dayOfWeek === 4 ? studioCalendar.startingTimes.thursday : allDay
        expect(typed).toEqual(expect.arrayContaining(onDay.map(clockOf)))
      }
      // All times of each day but the first, which the notice may shorten.
      for (const { date, times: onDay } of days.slice(1))
        expect(onDay).toHaveLength(date.dayOfWeek === 4 ? 3 : 6)
      const inMs = times.map((time) => time.epochMilliseconds)
      expect(inMs).toEqual([...inMs].sort((a, b) => a - b))
      // A working day of notice is a day of 24 hours at least.
      expect(inMs[0]).toBeGreaterThanOrEqual(epochMs + 24 * 3_600_000)
    }),
  )
})

const allDay = studioCalendar.startingTimes.sunday

test('in every zone each time matches that zone’s clock and calendar', () => {
  fc.assert(
    fc.property(anyNow, anyZone, (epochMs, zone) => {
      const times = offeredTimes(Temporal.Instant.fromEpochMilliseconds(epochMs), studioCalendar)
      const days = daysIn(zone, times)
      const shown = days.flatMap(({ date, times: onDay }) =>
        onDay.map((time) => `${date.toString()} ${clockOf(time)}`),
      )
      // Formatted by Intl in Swedish, which uses ISO 8601.
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      })
      expect(shown).toEqual(times.map((time) => format.format(time.epochMilliseconds)))
      expect(new Set(days.map(({ date }) => date.toString())).size).toBe(days.length)
    }),
  )
})
