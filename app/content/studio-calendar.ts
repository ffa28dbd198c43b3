import type { StudioCalendar } from '~/lib/schedule/studio-calendar'

/**
 * Times at which a consultation of half an hour can be proposed: weekly times, minus holidays and closed days. Dates and
 * times are in the time zone of Algiers.
 */
export const studioCalendar = {
  timeZone: 'Africa/Algiers',
  meetingMinutes: 30,
  offeredDays: 12,
  noticeDays: 1,
  startingTimes: {
    sunday: ['09:30', '10:30', '11:30', '14:00', '15:00', '16:00'],
    monday: ['09:30', '10:30', '11:30', '14:00', '15:00', '16:00'],
    tuesday: ['09:30', '10:30', '11:30', '14:00', '15:00', '16:00'],
    wednesday: ['09:30', '10:30', '11:30', '14:00', '15:00', '16:00'],
    // Thursday afternoons are reserved for the weekly demos.
    thursday: ['09:30', '10:30', '11:30'],
  },
  yearlyHolidays: [
    { day: '01-01', name: 'New Year' },
    { day: '01-12', name: 'Yennayer' },
    { day: '05-01', name: 'Labour Day' },
    { day: '07-05', name: 'Independence Day' },
    { day: '11-01', name: 'Revolution Day' },
  ],
  /**
   * Religious holidays follow the lunar calendar. These dates are calculated (Umm al-Qura); correct them here when the
   * announced day differs. Add a year before the last year of the list begins.
   */
  daysOff: [
    { from: '2026-03-20', to: '2026-03-22', name: 'Eid al-Fitr' },
    { from: '2026-05-27', to: '2026-05-29', name: 'Eid al-Adha' },
    { from: '2026-06-16', name: 'Islamic New Year' },
    { from: '2026-06-25', name: 'Ashura' },
    { from: '2026-08-25', name: 'Mawlid' },
    { from: '2027-03-09', to: '2027-03-11', name: 'Eid al-Fitr' },
    { from: '2027-05-16', to: '2027-05-18', name: 'Eid al-Adha' },
    { from: '2027-06-06', name: 'Islamic New Year' },
    { from: '2027-06-15', name: 'Ashura' },
    { from: '2027-08-01', to: '2027-08-12', name: 'Summer holiday' },
    { from: '2027-08-14', name: 'Mawlid' },
    { from: '2028-02-26', to: '2028-02-28', name: 'Eid al-Fitr' },
    { from: '2028-05-05', to: '2028-05-07', name: 'Eid al-Adha' },
    { from: '2028-05-25', name: 'Islamic New Year' },
    { from: '2028-06-03', name: 'Ashura' },
    { from: '2028-08-03', name: 'Mawlid' },
  ],
} as const satisfies StudioCalendar
