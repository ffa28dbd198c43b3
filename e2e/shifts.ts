import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Layout shifts since the page started. */
    shifts?: PerformanceEntry[]
    /** Adds the entries that the browser has not delivered yet. */
    latestShifts?: () => void
  }
}

/** From the next page on, every page records its layout shifts. */
export function noteShifts(page: Page) {
  return page.addInitScript(() => {
    window.shifts = []
    const note = (entries: PerformanceEntryList) => window.shifts?.push(...entries)
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.latestShifts = () => note(observer.takeRecords())
  })
}

/** The distance of each visible shift. A word may be slightly narrower than in the fallback. */
export function findShifts(page: Page) {
  return page.evaluate(async () => {
    // A frame in progress is reported after the next one.
    for (const _ of '123') await new Promise(requestAnimationFrame)
    window.latestShifts?.()
    const values = window.shifts?.map((entry) => ('value' in entry ? Number(entry.value) : 0))
    if (!values) throw new Error('Nobody has noted what moves')
    return values.filter((value) => value > 0.001)
  })
}
