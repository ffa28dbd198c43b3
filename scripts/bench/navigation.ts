import { type Browser, chromium } from 'playwright'
import { chromiumFlags, headlessShellPath } from '../chromium.ts'
import { median } from '../median.ts'

/** Navigations that visitors make, by links of the header and the footer, which are on every page. */
const ways = [
  ['/', '/about'],
  ['/', '/contact'],
  ['/about', '/service'],
  ['/contact', '/portfolio'],
] as const

/**
 * Milliseconds from the press on a link to the frame that shows the next page's heading, when the pointer has rested
 * on the link long enough to prefetch the page. Measured without network delay.
 */
export async function measureNavigation(url: string, visits: number) {
  const browser = await chromium.launch({ executablePath: headlessShellPath, args: chromiumFlags })
  try {
    const times: number[] = []
    for (let count = 0; count < visits; count++) {
      for (const [from, to] of ways) times.push(await navigate(browser, url, from, to))
    }
    return { median: median(times), slowest: Math.max(...times) }
  } finally {
    await browser.close()
  }
}

/** Longer than browsers wait before they take a hover for an intention, in milliseconds. */
const hoverMs = 500

async function navigate(browser: Browser, url: string, from: string, to: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(tellHeading)
  await page.goto(url + from)
  await page.mouse.move(1, 1)
  await page.locator('html[data-scripted]:not([data-fresh])').waitFor()
  await page.locator(`a[href="${to}"]:visible`).first().hover()
  await page.waitForTimeout(hoverMs)
  // No Playwright calls in the page between press and heading: they would be measured as well.
  const told = page.waitForEvent('console', (message) => message.type() === 'debug')
  await page.mouse.down()
  await page.mouse.up()
  const duration = Number((await told).text())
  await page.close()
  return Math.round(duration)
}

/** Runs in both documents: the first writes down when its link was pressed, the second says how long ago that was. */
function tellHeading() {
  const key = 'pressed-at'
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    { capture: true },
  )
  const pressedAt = Number(sessionStorage.getItem(key))
  if (!pressedAt) return
  // A task after the frame in which the heading was found.
  const painted = new MessageChannel()
  painted.port1.onmessage = () =>
    console.debug(performance.timeOrigin + performance.now() - pressedAt)
  function look() {
    if (document.querySelector('h1')) painted.port2.postMessage(undefined)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
