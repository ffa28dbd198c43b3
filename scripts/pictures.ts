/**
 * Measures the pictures of each page for a phone reader who reaches its end: a browser scrolls through the built
 * pages and counts the bytes of every picture it fetches.
 *
 *   npm run pictures -- --routes /,/about
 *
 * The phone is 390 CSS pixels wide and has two device pixels for each. `hosting/budgets.ts` says what is allowed;
 * `npm run budget` computes the same from the markup alone, without what scripts add later.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { addresses } from '../app/addresses.ts'
import { budget, pageBudgets } from '../hosting/budgets.ts'
import { readersPhone } from './budget/srcset.ts'
import { builtSite } from './build-folder.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { startServer } from './serve.ts'

const phone = {
  viewport: { width: readersPhone.width, height: 844 },
  deviceScaleFactor: readersPhone.density,
  isMobile: true,
  hasTouch: true,
}

const { values: options } = parseArgs({ options: { routes: { type: 'string' } } })
const publicPages = addresses.map(({ path }) => path).filter((path) => !path.startsWith('/admin/'))
const routes = options.routes?.split(',') ?? publicPages

await using server = await startServer({ root: builtSite, port: 0 })
await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
const rows: Record<string, { pictures: number; kB: number; heaviest: string }> = {}
for (const route of routes) {
  const fetched = await readToTheEnd(browser, new URL(route, server.url).href)
  const bytes = [...fetched.values()].reduce((total, size) => total + size, 0)
  const [heaviest] = [...fetched].sort(([, a], [, b]) => b - a)
  rows[route] = {
    pictures: fetched.size,
    kB: Math.round(bytes / 1000),
    heaviest: heaviest ? `${heaviest[0]} ${Math.round(heaviest[1] / 1000)}` : '',
  }
  const allowed = { ...budget, ...pageBudgets[route] }.picturesScrolled
  if (bytes <= allowed) continue
  process.exitCode = 1
  console.error(`${route}: ${Math.round(bytes / 1000)} kB, allowed ${allowed / 1000} kB`)
}
console.table(rows)

/** The pictures that a page fetches down to its end, by name, in bytes. */
async function readToTheEnd(browser: Browser, address: string) {
  await using context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  const fetched = new Map<string, number>()
  const arriving: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    const { pathname } = new URL(response.url())
    const counted = response.body().then((body) => {
      fetched.set(pathname.replace(/^.*\/media\//, ''), body.length)
    })
    arriving.push(counted.catch(() => {}))
  })
  await page.goto(address, { waitUntil: 'load' })
  // Scrolls half a screen at a time, because parts that are laid out late make the page grow.
  for (let end = false; !end; ) {
    end = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
    await setTimeout(120)
  }
  await page.waitForLoadState('networkidle')
  await Promise.all(arriving)
  return fetched
}
