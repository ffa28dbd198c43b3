import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What has moved since the page began. */
    shifts?: PerformanceEntry[]
    /** Adds what the browser has not told yet. */
    latestShifts?: () => void
  }
}

/** From the next page on, every page notes what moves on it by itself. */
export function noteShifts(page: Page) {
  return page.addInitScript(() => {
    window.shifts = []
    const note = (entries: PerformanceEntryList) => window.shifts?.push(...entries)
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.latestShifts = () => note(observer.takeRecords())
  })
}

/** How far something has moved, each time that it can be seen. A word may be a hair narrower than in the fallback. */
export function findShifts(page: Page) {
  return page.evaluate(async () => {
    // A frame that is under way is told of after the next.
    for (const _ of '123') await new Promise(requestAnimationFrame)
    window.latestShifts?.()
    const values = window.shifts?.map((entry) => ('value' in entry ? Number(entry.value) : 0))
    if (!values) throw new Error('Nobody has noted what moves')
    return values.filter((value) => value > 0.001)
  })
}
