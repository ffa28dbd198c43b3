/**
 * Measures what a change of slides costs the main thread of a slow phone: a processor four times slower, ten changes a
 * page, the longest task of each. Served by `npm run serve` first; quiet machines only.
 *
 *   npm run turns -- http://localhost:3000
 */
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'

const origin = process.argv[2] ?? 'http://localhost:3000'
const slowdown = 4
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
  await page.evaluate(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration))
    }).observe({ type: 'longtask' })
  })
  for (let change = 0; change < changes; change++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(1400)
  }
  const tasks = await page.evaluate(() => window.longTasks)
  const verdict = tasks.length === 0 ? `none above ${limit} ms` : `above ${limit} ms: ${tasks}`
  console.log(`${path}: ${changes} changes, ${slowdown}x slower, long tasks ${verdict}`)
  await page.close()
}
await browser.close()

declare global {
  interface Window {
    /** Durations in milliseconds, as the browser reports them: only those above 50. */
    longTasks: number[]
  }
}
