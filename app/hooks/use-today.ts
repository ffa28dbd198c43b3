import { useSyncExternalStore } from 'react'

/** The day of the build, `YYYY-MM-DD`; see `define` in vite.config.ts. */
const buildDate: string = import.meta.env.BUILD_DATE

/**
 * Today in the reader's time zone as `YYYY-MM-DD`. The prerendered page holds the day of the build, and so does
 * the first render in the browser; the reader's own day follows right after. Source: decision 21.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday, () => buildDate)
}

/** The Swedish locale writes dates as ISO 8601 does. */
function readToday(): string {
  return new Date().toLocaleDateString('sv-SE')
}

/** A page that stays open past midnight is rare enough to wait for its next render. */
function subscribe() {
  return () => {}
}
