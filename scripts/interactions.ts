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

type Step = {
  name: string
  act: (page: Page) => Promise<unknown>
  /** Resolves when the visible result is there. */
  done: (page: Page) => Promise<unknown>
}

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
const tap = (name: string | RegExp) => (page: Page) => touch(button(page, name))
const seen = (locate: (page: Page) => Locator) => (page: Page) => locate(page).first().waitFor()
const gone = (locate: (page: Page) => Locator) => (page: Page) =>
  locate(page).first().waitFor({ state: 'hidden' })
/** Its code loads when it is near the window. */
async function moveCarousel(page: Page) {
  await page.locator('[aria-roledescription="carousel"]').first().scrollIntoViewIfNeeded()
  await touch(button(page, 'Next slide'))
}
const dialog = (page: Page) => page.getByRole('dialog')
const status = (text: RegExp) => (page: Page) => page.getByRole('status').filter({ hasText: text })

const journeys: { path: string; steps: Step[] }[] = [
  {
    path: '/',
    steps: [
      { name: 'open the menu', act: tap('Menu'), done: seen(dialog) },
      { name: 'close the menu', act: tap('Close'), done: gone(dialog) },
      { name: 'open the side panel', act: tap('Get in touch'), done: seen(dialog) },
      { name: 'close the side panel', act: tap('Close'), done: gone(dialog) },
      {
        name: 'pause the moving rows',
        act: (page) => touch(page.locator('label:has([type="checkbox"])').first()),
        done: seen((page) => page.locator('label :checked')),
      },
      {
        name: 'load more',
        act: tap('Load More'),
        done: seen((page) => page.locator('#work li:nth-child(9)')),
      },
    ],
  },
  {
    path: '/portfolio',
    steps: [
      {
        name: 'load more',
        act: tap('Load More'),
        done: gone((page) => page.getByRole('button', { name: 'Load More' })),
      },
      {
        name: 'filter',
        act: tap('Web Design'),
        done: seen((page) => page.locator('[aria-pressed="true"]', { hasText: 'Web Design' })),
      },
    ],
  },
  {
    path: '/portfolio/riwaq-books',
    steps: [
      {
        name: 'open a picture',
        act: (page) => touch(page.locator('a[aria-haspopup="dialog"]').first()),
        done: seen(dialog),
      },
      {
        name: 'zoom in',
        act: tap('Zoom in'),
        done: seen((page) => button(page, 'Zoom out')),
      },
      {
        name: 'move the picture',
        act: (page) => page.keyboard.press('ArrowRight'),
        done: async () => {},
      },
      {
        name: 'next picture',
        act: tap('Next picture'),
        done: seen((page) => dialog(page).getByText('2 of')),
      },
      { name: 'close', act: tap('Close'), done: gone(dialog) },
    ],
  },
  {
    path: '/photography-agency',
    steps: [
      {
        name: 'filter the contact sheet',
        act: tap('Fashion'),
        done: seen((page) => page.locator('[aria-pressed="true"]', { hasText: 'Fashion' })),
      },
      {
        name: 'open a frame',
        act: (page) => touch(page.locator('main a[aria-haspopup="dialog"]:visible').first()),
        done: seen(dialog),
      },
      { name: 'close it', act: tap('Close'), done: gone(dialog) },
    ],
  },
  {
    path: '/service',
    steps: [
      {
        name: 'prices by the year',
        act: (page) => touch(page.locator('label:has([value="yearly"])')),
        done: seen((page) => page.locator('label:has([value="yearly"]:checked)')),
      },
      { name: 'next testimonial', act: moveCarousel, done: seen(status(/^2 of/)) },
    ],
  },
  {
    path: '/faq',
    steps: [
      {
        name: 'open a question',
        act: (page) => touch(page.locator('main summary:visible').nth(2)),
        done: seen((page) =>
          page.locator('main details:visible').nth(2).and(page.locator('[open]')),
        ),
      },
      {
        name: 'another category',
        act: (page) => touch(page.getByRole('link', { name: 'Pricing & Payment' })),
        done: seen((page) => page.locator('h2:visible', { hasText: 'Pricing & Payment' })),
      },
    ],
  },
  {
    path: '/blog',
    steps: [
      {
        name: 'type into the search',
        act: (page) => page.getByRole('searchbox').press('l'),
        done: async () => {},
      },
      {
        name: 'search',
        act: (page) => page.getByRole('searchbox').press('Enter'),
        done: (page) => page.waitForURL(/q=l/),
      },
      {
        name: 'turn the page',
        act: (page) => touch(page.getByRole('link', { name: 'Next' }).first()),
        done: (page) => page.waitForURL(/page=2/),
      },
    ],
  },
  {
    path: '/blog/blog-details',
    steps: [
      {
        name: 'reply with empty fields',
        act: tap('Leave comment'),
        done: seen((page) => page.getByRole('alert')),
      },
    ],
  },
  {
    path: '/contact',
    steps: [
      {
        name: 'type into a field',
        act: (page) => page.getByLabel('Full Name*').press('L'),
        done: async () => {},
      },
      {
        name: 'send with empty fields',
        act: tap('Continue'),
        done: seen((page) => page.getByRole('alert')),
      },
    ],
  },
  {
    path: '/team/lina-haddad',
    steps: [{ name: 'next portrait', act: moveCarousel, done: seen(status(/^2 of/)) }],
  },
  ...['/showcase-portfolio', '/case-study-showcase', '/video-showcase'].map((path) => ({
    path,
    steps: [
      {
        name: 'next slide',
        act: tap(/^Next/),
        done: seen((page: Page) => page.locator('[data-slide="current"][aria-label^="2 of"]')),
      },
    ],
  })),
]

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })

try {
  await measure(Number(options.rounds))
} catch (error) {
  fail(error)
}

async function measure(rounds: number) {
  const server = await startServer({ root: builtSite, port: 0 })
  const browser = await chromium.launch({ executablePath: headlessShellPath, args: chromiumFlags })
  try {
    console.log('| page | interaction | median ms | longest ms |\n| --- | --- | --- | --- |')
    for (const { path, steps } of journeys) {
      const times = steps.map((): number[] => [])
      for (let round = 0; round < rounds; round++) {
        const results = await walk(browser, server.url + path, steps)
        for (const [index, time] of results.entries()) times[index]?.push(time)
      }
      steps.forEach(({ name }, index) => {
        const own = times[index] ?? []
        const middle = median(own)
        const mark = middle > limit ? ' (slow)' : ''
        console.log(`| ${path} | ${name} | ${middle}${mark} | ${Math.max(...own)} |`)
      })
    }
    const load = loadavg()[0]?.toFixed(1)
    console.log(
      `\n${availableParallelism()} cores, load ${load}, processor ${slowdown} times slower`,
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Runs the steps of one page in a fresh context, and returns each step's response time in milliseconds. */
async function walk(browser: Browser, address: string, steps: readonly Step[]) {
  const context = await browser.newContext({
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
  for (const { act, done } of steps) {
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
  await context.close()
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
