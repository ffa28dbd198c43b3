import { setTimeout } from 'node:timers/promises'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { median } from '../median.ts'

/**
 * How a link is followed: pressed by a mouse that has just come; touched for 80 ms on a phone with a processor four times
 * slower and slow 4G; or pressed by a mouse that has rested on it for long enough to prerender the page.
 */
export const presses = ['mouse', 'phone', 'prerendered'] as const
export type Press = (typeof presses)[number]

const links = 20
const touchMs = 80
/** Longer than a browser takes to prerender a page after a hover, and sooner than the page with the link is copied. */
const hoverMs = 1000
/** Longer than any navigation. Calls into the page before its end would be measured as well. */
const settledMs = 1500

/**
 * Milliseconds from the press on a link to the frame with the next page's heading, by the clock that both documents
 * share: the median of 20 links of the footer (those to other languages are not prerendered), and the slowest. Only the phone has a network delay.
 *
 * @param url of the home page
 * @throws when a page is not prerendered that should be, or the other way round.
 */
export async function measureNavigation(url: string, press: Press) {
  // No headless shell prerenders, nor does any browser under Playwright.
  const browser = await puppeteer.launch({
    executablePath: chromiumPath ?? '',
    args: chromiumFlags,
    defaultViewport: { width: 1440, height: 900 },
  })
  try {
    const times: number[] = []
    for (let link = 0; link < links; link++) {
      times.push(await follow(browser, `${url}/contact`, link, press))
    }
    return { press, median: median(times), slowest: Math.max(...times) }
  } finally {
    await browser.close()
  }
}

async function follow(browser: Browser, from: string, index: number, press: Press) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  if (press === 'mouse') {
    const devtools = await page.createCDPSession()
    await devtools.send('Page.setPrerenderingAllowed', { isAllowed: false })
  }
  if (press === 'phone') {
    await page.setViewport({ width: 412, height: 823, hasTouch: true, isMobile: true })
    await page.emulateCPUThrottling(4)
    await page.emulateNetworkConditions({ latency: 150, download: 200_000, upload: 90_000 })
  }
  await page.goto(from)
  await page.waitForSelector('html[data-scripted]:not([data-fresh])')
  await page.evaluate(notePress)
  // Phones fold most links of the footer away.
  await page.$$eval('footer details', (all) =>
    all.map((details) => details.toggleAttribute('open', true)),
  )
  const link = (await page.$$('footer a[href^="/"]:not([hreflang])'))[index]
  await link?.scrollIntoView()
  const point = await link?.clickablePoint()
  if (!point) throw new Error(`${from} has fewer than ${links} links in its footer.`)
  if (press === 'phone') {
    const touch = await page.touchscreen.touchStart(point.x, point.y)
    await setTimeout(touchMs)
    // The document that would confirm it may be gone.
    await touch.end().catch(() => {})
  } else {
    await page.mouse.move(point.x, point.y)
    if (press === 'prerendered') await setTimeout(hoverMs)
    await page.mouse.down()
    await page.mouse.up().catch(() => {})
  }
  await setTimeout(settledMs)
  const { isPrerendered, duration } = await page.evaluate(readTimes)
  await context.close()
  if (isPrerendered !== (press !== 'mouse')) {
    throw new Error(`Link ${index} (${press}): ${isPrerendered ? '' : 'not '}prerendered.`)
  }
  return Math.round(duration)
}

/** Runs in the page with the link. */
function notePress() {
  const note = ({ timeStamp }: Event) =>
    localStorage.setItem('pressed-at', String(performance.timeOrigin + timeStamp))
  addEventListener('click', note, { capture: true })
}

/** An element that was the largest one so far. TypeScript does not know these fields. */
type Candidate = PerformanceEntry & { element: Element | null; paintTime: number }

/**
 * Runs in the next page, afterwards, because no script of a driver runs in a page that is being prerendered. The
 * heading is painted with the first candidate for the largest element that does not stand before it.
 */
async function readTimes() {
  const candidates = await new Promise<Candidate[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Candidate[]))
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const heading = document.querySelector('h1') ?? document
  const isBefore = ({ element }: Candidate) =>
    !element || element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING
  const { paintTime = Number.NaN } =
    candidates.find((one) => !isBefore(one)) ?? candidates.at(-1) ?? {}
  const [visit] = performance.getEntriesByType('navigation')
  return {
    isPrerendered: Number(Reflect.get(visit ?? {}, 'activationStart')) > 0,
    duration: performance.timeOrigin + paintTime - Number(localStorage.getItem('pressed-at')),
  }
}
