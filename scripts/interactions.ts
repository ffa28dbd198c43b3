/**
 * Measures how long a slow phone takes to answer: a processor four times slower, 390 by 844 pixels, fingers and keys.
 * Each interaction runs on the built site, and the browser's Event Timing reports the time from input to the next
 * paint. Run it on an idle machine: other processes distort the result. The table goes into docs/performance.md.
 *
 *   npm run interactions                  the median of five rounds, and the longest
 *   npm run interactions -- --rounds 1
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { builtSite } from './build-folder.ts'
import { chromiumFlags, headlessShellPath } from './chromium.ts'
import { fail } from './install.mjs'
import { median } from './median.ts'
import { startServer } from './serve.ts'

const slowdown = 4
/** Limit in milliseconds: above it, Core Web Vitals no longer rates a response as good. */
const limit = 200

/** What happens when, and a promise that resolves when the visible result is there. */
type Step = readonly [name: string, act: OnPage, done: OnPage]
type OnPage = (page: Page) => Promise<unknown>
type Find = (page: Page) => Locator

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
/** Duration of a tap in milliseconds. */
const tapMs = 80

async function tapAt(page: Page, x: number, y: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await setTimeout(tapMs)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

/** Bypasses Playwright's hit-target check: it runs in the page and would be measured. */
async function touch(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  // Islands and behaviours load near the window; their loading is not what is measured.
  await target.page().waitForLoadState('networkidle')
  await target.page().evaluate(paint)
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not there to be tapped: ${target}`)
  await tapAt(target.page(), box.x + box.width / 2, box.y + box.height / 2)
}
const tap = (name: string | RegExp) => tapOn((page) => button(page, name))
const tapOn = (find: Find) => (page: Page) => touch(find(page))
const press = (find: Find, key: string) => (page: Page) => find(page).press(key)
const seen = (find: Find) => (page: Page) => find(page).first().waitFor()
const gone = (find: Find) => (page: Page) => find(page).first().waitFor({ state: 'hidden' })
const at = (address: RegExp) => (page: Page) => page.waitForURL(address)
/** Nothing but the next paint. */
const painted = async () => {}

/** Its code loads when it is near the window. */
async function moveCarousel(page: Page) {
  await element('[aria-roledescription="carousel"]')(page).scrollIntoViewIfNeeded()
  await touch(button(page, 'Next slide'))
}

const element = (selector: string, hasText?: string) => (page: Page) =>
  page.locator(selector, { hasText }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const alert = (page: Page) => page.getByRole('alert')
const search = (page: Page) => page.getByRole('searchbox')
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first()
const pressed = (name: string) => element('[aria-pressed="true"]', name)
const question = (page: Page) => page.locator('main details:visible').nth(2)
const secondSlide = (page: Page) => page.getByRole('status').filter({ hasText: /^2 of/ })

const journeys: Record<string, readonly Step[]> = {
  '/': [
    ['open the menu', tap('Menu'), seen(dialog)],
    ['close the menu', tap('Close'), gone(dialog)],
    ['open the side panel', tap('Get in touch'), seen(dialog)],
    ['close the side panel', tap('Close'), gone(dialog)],
    [
      'pause the moving rows',
      tapOn(element('label:has([type="checkbox"])')),
      seen(element('label :checked')),
    ],
    ['load more', tap('Load More'), seen(element('#work li:nth-child(9)'))],
  ],
  '/portfolio': [
    [
      'load more',
      tap('Load More'),
      gone((page) => page.getByRole('button', { name: 'Load More' })),
    ],
    ['filter', tap('Web Design'), seen(pressed('Web Design'))],
  ],
  '/portfolio/riwaq-books': [
    ['open a picture', tapOn(element('a[aria-haspopup="dialog"]')), seen(dialog)],
    ['zoom in', tap('Zoom in'), seen((page) => button(page, 'Zoom out'))],
    ['move the picture', (page) => page.keyboard.press('ArrowRight'), painted],
    ['next picture', tap('Next picture'), seen((page) => dialog(page).getByText('2 of'))],
    ['close', tap('Close'), gone(dialog)],
  ],
  '/photography-agency': [
    ['filter the contact sheet', tap('Fashion'), seen(pressed('Fashion'))],
    ['open a frame', tapOn(element('main a[aria-haspopup="dialog"]:visible')), seen(dialog)],
    ['close it', tap('Close'), gone(dialog)],
  ],
  '/service': [
    [
      'prices by the year',
      tapOn(element('label:has([value="yearly"])')),
      seen(element('label:has([value="yearly"]:checked)')),
    ],
    ['next testimonial', moveCarousel, seen(secondSlide)],
  ],
  '/faq': [
    [
      'open a question',
      tapOn((page) => question(page).locator('summary')),
      seen((page) => question(page).and(page.locator('[open]'))),
    ],
    [
      'another category',
      tapOn(link('Pricing & Payment')),
      seen(element('h2:visible', 'Pricing & Payment')),
    ],
  ],
  '/blog': [
    ['type into the search', press(search, 'l'), painted],
    ['search', press(search, 'Enter'), at(/q=l/)],
    ['turn the page', tapOn(link('Next')), at(/page=2/)],
  ],
  '/blog/blog-details': [['reply with empty fields', tap('Leave comment'), seen(alert)]],
  '/contact': [
    ['type into a field', press((page) => page.getByLabel('Full Name*'), 'L'), painted],
    ['send with empty fields', tap('Continue'), seen(alert)],
  ],
  '/team/lina-haddad': [['next portrait', moveCarousel, seen(secondSlide)]],
}
for (const path of ['/showcase-portfolio', '/case-study-showcase', '/video-showcase']) {
  const isSecond = element('[data-slide="current"][aria-label^="2 of"]')
  journeys[path] = [['next slide', tap(/^Next/), seen(isSecond)]]
}

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })

try {
  await measure(Number(options.rounds))
} catch (error) {
  fail(error)
}

async function measure(rounds: number) {
  await using server = await startServer({ root: builtSite, port: 0 })
  await using browser = await chromium.launch({
    executablePath: headlessShellPath,
    args: chromiumFlags,
  })
  console.log('| page | interaction | median ms | longest ms |\n| --- | --- | --- | --- |')
  for (const [path, steps] of Object.entries(journeys)) {
    const results: number[][] = []
    for (let round = 0; round < rounds; round++) {
      results.push(await walk(browser, server.url + path, steps))
    }
    for (const [index, [name]] of steps.entries()) {
      const times = results.map((result) => result[index] ?? Number.NaN)
      const middle = median(times)
      const mark = middle > limit ? ' (slow)' : ''
      console.log(`| ${path} | ${name} | ${middle}${mark} | ${Math.max(...times)} |`)
    }
  }
  const load = loadavg()[0]?.toFixed(1)
  console.log(`\n${availableParallelism()} cores, load ${load}, processor ${slowdown} times slower`)
}

/** Runs the steps of one page in a fresh context, and returns each step's response time in milliseconds. */
async function walk(browser: Browser, address: string, steps: readonly Step[]) {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.answers = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.answers.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const results: number[] = []
  for (const [, act, done] of steps) {
    // Work started by the previous step must not count against this one.
    await page.evaluate(paint)
    await page.evaluate(() => {
      window.answers = []
    })
    await act(page)
    // Polling for the result is work for the page too, so wait for the paint first.
    await page.evaluate(paint)
    await done(page)
    await page.evaluate(paint)
    // Event Timing rounds to 8 ms and omits durations below 16.
    results.push(await page.evaluate(() => Math.max(16, ...window.answers)))
  }
  return results
}

/** Runs in the page: waits until two frames are painted and their timings reported. */
async function paint() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  await new Promise((resolve) => window.setTimeout(resolve, 100))
}

declare global {
  interface Window {
    /** Durations of events that belong to interactions, in milliseconds. */
    answers: number[]
  }
}
