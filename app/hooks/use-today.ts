import { useSyncExternalStore } from 'react'

/** The day of the build, `YYYY-MM-DD`; see `define` in vite.config.ts. */
const buildDate: string = import.meta.env.BUILD_DATE

/**
 * Today in the reader's time zone as `YYYY-MM-DD`. The prerendered page and the first client render use the day of
 * the build, so that hydration matches; the reader's own day follows. Source: D21.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday, () => buildDate)
}

function readToday(): string {
  const now = new Date()
  // Local time as if it were UTC: `toISOString` has no other way to format it.
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Does not update at midnight; the next render does. */
function subscribe() {
  return () => {}
}
