import { type Browser, chromium } from 'playwright'
import { chromiumFlags, headlessShellPath } from '../chromium.ts'
import { median } from '../median.ts'
import { prefetched } from './prefetched.ts'

/** Navigations that visitors make, by links of the header and the footer, which are on every page. */
const ways = [
  ['/', '/about'],
  ['/', '/contact'],
  ['/about', '/service'],
  ['/contact', '/portfolio'],
] as const

/**
 * Milliseconds from the click on a link to the frame that shows the next page's heading, when the pointer has rested
 * on the link long enough to prefetch the page's code. Measured without network delay.
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

async function navigate(browser: Browser, url: string, from: string, to: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url + from)
  await page.mouse.move(1, 1)
  await page.locator('html[data-hydrated]:not(:has([data-waiting]))').waitFor()
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.hover()
  await prefetched(page, to)
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    // A task after the frame in which the heading was found.
    const painted = new MessageChannel()
    addEventListener(
      'click',
      (event) => {
        painted.port1.onmessage = () => console.debug(performance.now() - event.timeStamp)
        const look = () => {
          const heading = document.querySelector('h1')
          if (heading === before || !heading) requestAnimationFrame(look)
          else painted.port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  // No Playwright calls in the page between click and heading: they would be measured as well.
  const told = page.waitForEvent('console', (message) => message.type() === 'debug')
  await page.mouse.down()
  await page.mouse.up()
  const duration = Number((await told).text())
  await page.close()
  return Math.round(duration)
}
