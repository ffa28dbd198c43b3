/**
 * Measures what a change of slides costs the main thread of a slow phone: a processor four times slower, ten changes
 * a round, every task that took too long. Each round is a first visit, because the first changes are the most
 * expensive, and every round is printed: a busy machine makes tasks look longer, never shorter. Start `npm run serve`
 * first.
 *
 *   npm run turns -- http://localhost:3000
 */
import { type Browser, chromium } from 'playwright'
import { chromiumFlags, headlessShellPath } from './chromium.ts'

const origin = process.argv[2] ?? 'http://localhost:3000'
const slowdown = 4
const rounds = 3
const changes = 10
/** Limit for a task in milliseconds, as in the browser's definition of a long task. */
const limit = 50
/** Milliseconds from one change to the next: a turn, and the idle time in which the next is prepared. */
const pause = 1700

const browser = await chromium.launch({ executablePath: headlessShellPath, args: chromiumFlags })
for (const path of ['/showcase-portfolio', '/case-study-showcase', '/video-showcase']) {
  for (let round = 1; round <= rounds; round++) {
    const tasks = await longTasks(browser, origin + path)
    const verdict = tasks.length === 0 ? `none above ${limit} ms` : `${tasks.join(', ')} ms`
    console.log(`${path}, visit ${round}: ${verdict}`)
  }
}
await browser.close()

/** Milliseconds of each task above 50 during the first ten changes of a visit. */
async function longTasks(browser: Browser, address: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(address)
  await page.locator('[data-deck]').waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration))
    }).observe({ type: 'longtask' })
  })
  for (let change = 0; change < changes; change++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(pause)
  }
  const tasks = await page.evaluate(() => window.longTasks)
  await page.close()
  return tasks
}

declare global {
  interface Window {
    /** Durations in milliseconds, as the browser reports them: only those above 50. */
    longTasks: number[]
  }
}
