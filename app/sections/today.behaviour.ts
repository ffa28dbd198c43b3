import { formatDay } from '~/lib/dates'

/** Shows today in the reader's time zone; the prerendered page has the day of its build. Source: D21. */
export default function showToday(element: HTMLElement) {
  const now = new Date()
  // Local time as if it were UTC: `toISOString` has no other way to format it.
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 10)
  element.setAttribute('datetime', today)
  element.textContent = formatDay(today)
}
