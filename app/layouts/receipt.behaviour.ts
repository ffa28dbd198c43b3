import type { words } from '#words/parts/receipt.ts'
import { loadWords } from '~/islands/words'
import { fetchText, waitText } from './receipt'

/** Shortest time between two changes of the line, in milliseconds. */
const pauseMs = 1000

/**
 * Writes the page's receipt into the line at its foot: how long the visitor waited for it, what was fetched, and from
 * whom. Everything is measured by this browser in this visit and sent nowhere. The line follows what is fetched later.
 */
export default async function showReceipt(line: HTMLElement) {
  const texts = await loadWords<typeof words>('receipt').catch(() => undefined)
  // The page reads well without the line.
  if (!texts) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  if (visit) files.unshift(visit)
  let isKept = false
  let isPlanned = false

  function write() {
    isPlanned = false
    if (!texts) return
    const sight = { ...firstSight(visit), isKept }
    const text = [waitText(texts, sight), fetchText(texts, files, location.origin)]
    line.textContent = text.filter(Boolean).join(' ')
  }

  new PerformanceObserver((list) => {
    files.push(...(list.getEntries() as PerformanceResourceTiming[]))
    if (!isPlanned) setTimeout(write, pauseMs)
    isPlanned = true
  }).observe({ type: 'resource' })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // A visit of its own, which begins with nothing to fetch.
    isKept = true
    files = []
    write()
  })
  write()
}

function firstSight(visit: PerformanceNavigationTiming | undefined) {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [visibility] = performance.getEntriesByType('visibility-state')
  // Not every browser has this field.
  const askedAt = Number(Reflect.get(Object(visit), 'activationStart')) || 0
  return {
    paintedAt: paint?.startTime,
    askedAt,
    // A prerendered page is hidden too.
    wasHidden: askedAt === 0 && visibility?.name === 'hidden',
  }
}
