/**
 * Measures what a change of slides costs the main thread of a slow phone: a processor four times slower, ten changes a
 * page, the longest task of each. A busy machine makes tasks look longer than they are, so the quietest of several
 * rounds counts. Served by `npm run serve` first.
 *
 *   npm run turns -- http://localhost:3000
 */
import { chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'

const origin = process.argv[2] ?? 'http://localhost:3000'
const slowdown = 4
const rounds = 3
const changes = 10
/** Milliseconds that a task may take. */
const limit = 50

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
for (const path of ['/showcase-portfolio', '/case-study-showcase', '/video-showcase']) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(origin + path)
  await page.locator('[data-deck]').waitFor()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tasks: number[][] = []
  for (let round = 0; round < rounds; round++) tasks.push(await longTasks(page))
  const best = tasks.toSorted((a, b) => Math.max(0, ...a) - Math.max(0, ...b))[0] ?? []
  const verdict = best.length === 0 ? `none above ${limit} ms` : `above ${limit} ms: ${best}`
  console.log(`${path}: ${changes} changes, ${slowdown}x slower, long tasks ${verdict}`)
  await page.close()
}
await browser.close()

/** Milliseconds of each task above 50, through ten changes. */
async function longTasks(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    window.longTasks = []
    window.watch ??= new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration))
    })
    window.watch.observe({ type: 'longtask' })
  })
  for (let change = 0; change < changes; change++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(1700)
  }
  return page.evaluate(() => window.longTasks)
}

declare global {
  interface Window {
    /** Durations in milliseconds, as the browser reports them: only those above 50. */
    longTasks: number[]
    watch?: PerformanceObserver
  }
}
