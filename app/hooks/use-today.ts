import { useSyncExternalStore } from 'react'

/** The day of the build, `YYYY-MM-DD`; see `define` in vite.config.ts. */
const buildDate: string = import.meta.env.BUILD_DATE

/**
 * Today in the reader's time zone as `YYYY-MM-DD`. The prerendered page holds the day of the build, and so does
 * the first render in the browser; the reader's own day follows right after. Source: D21.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday, () => buildDate)
}

function readToday(): string {
  const now = new Date()
  // Its clock, told as if it were that of UTC: the only one that JavaScript writes as ISO 8601 does.
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** A page that stays open past midnight is rare enough to wait for its next render. */
function subscribe() {
  return () => {}
}
