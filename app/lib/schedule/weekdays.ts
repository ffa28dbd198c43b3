const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The weekday's name for a number from 1, Monday, to 7, as in ISO 8601 and Temporal. */
export function formatWeekday(dayOfWeek: number): string {
  return weekdays[dayOfWeek - 1] ?? ''
}
