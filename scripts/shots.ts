/**
 * Pictures of every page at four widths, and sheets to compare them side by side, under `shots/`.
 *
 *   npm run shots -- --routes /,/contact --widths 390,1440
 *
 * --routes           addresses, with commas between them; without it, all of the site's and the 404 page
 * --widths           in CSS pixels; without it, 390, 820, 1440 and 1920
 * --reduced-motion   as a visitor who asked for less motion sees it
 * --no-scripts       as it is before, or without, scripts
 * --viewport-only    the first screen alone
 * --url              a server that is already running; without it, the built site is served
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { addresses } from '../app/addresses.ts'
import { builtSite } from './build-folder.ts'
import { chromiumFlags, headlessShellPath } from './chromium.ts'
import { startServer } from './serve.ts'
import { drawSheets, type Shot } from './shots-sheet.ts'

const outFolder = join(import.meta.dirname, '../shots')

/** Taller pictures are hard to read. */
const maxSlice = 4000

/** Heights of the devices that have these widths; any other width gets a laptop's proportions. */
const viewportHeights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 }

const frameMs = 17
const settleMs = 15_000

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string' },
    widths: { type: 'string', default: '390,820,1440,1920' },
    'reduced-motion': { type: 'boolean', default: false },
    'no-scripts': { type: 'boolean', default: false },
    'viewport-only': { type: 'boolean', default: false },
    url: { type: 'string' },
  },
})

const routes = options.routes?.split(',') ?? [...addresses.map(({ path }) => path), '/no-such-page']
const widths = options.widths.split(',').map(Number)

await using server = options.url ? undefined : await startServer({ root: builtSite, port: 0 })
const baseURL = options.url ?? server?.url
await using browser = await chromium.launch({
  executablePath: headlessShellPath,
  args: chromiumFlags,
})

if (!options.routes) await rm(outFolder, { recursive: true, force: true })
await mkdir(outFolder, { recursive: true })

const shots: Shot[] = []
for (const width of widths) {
  await using context = await browser.newContext({
    baseURL,
    viewport: { width, height: viewportHeights[width] ?? Math.round(width / 1.6) },
    reducedMotion: options['reduced-motion'] ? 'reduce' : 'no-preference',
    javaScriptEnabled: !options['no-scripts'],
  })
  // Two at a time: one page loads while another is captured.
  const queue = [...routes]
  const work = async () => {
    for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
      shots.push(await takeShot(context, route, width))
    }
  }
  await Promise.all([work(), work()])
  console.log(`${width} px: ${routes.length} pages`)
}

// Two workers finish in any order; the sheets keep the requested order.
shots.sort((a, b) => routes.indexOf(a.route) - routes.indexOf(b.route) || a.width - b.width)
for (const file of await drawSheets(shots, outFolder)) console.log(file)

async function takeShot(context: BrowserContext, route: string, width: number): Promise<Shot> {
  await using page = await context.newPage()
  await page.goto(route, { waitUntil: 'load' })
  if (!options['no-scripts']) await hydrate(page)
  await settle(page)

  const screen = page.viewportSize()?.height ?? maxSlice
  const height = options['viewport-only']
    ? screen
    : await page.evaluate(() => document.documentElement.scrollHeight)
  const slices = Math.ceil(height / maxSlice)
  const stem = `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}`
  const files: string[] = []
  for (let slice = 0; slice < slices; slice++) {
    const top = slice * maxSlice
    const path = join(outFolder, `${stem}${slices > 1 ? `-${slice + 1}` : ''}.png`)
    await captureSlice(page, { top, bottom: Math.min(height, top + maxSlice), width, screen, path })
    files.push(path)
  }
  return { route, width, height, files }
}

type Slice = { top: number; bottom: number; width: number; screen: number; path: string }

/**
 * Puts a slice together from pictures of the window, because Chromium repeats the first screen in full-page pictures of
 * some tall pages. The page is moved up instead of scrolled, so the header stays at its top. What moves out of the
 * window would shift pages that are read from the right, so nothing may overflow. Lengths in px.
 */
async function captureSlice(page: Page, { top, bottom, width, screen, path }: Slice) {
  const strips: OverlayOptions[] = []
  // Nothing that passes under the pointer shows that it is pointed at.
  await page.mouse.move(-1, -1)
  for (let y = top; y < bottom; y += screen) {
    await page.evaluate((above) => {
      document.documentElement.style.overflow = 'clip'
      document.documentElement.style.translate = `0 ${-above}px`
    }, y)
    const clip = { x: 0, y: 0, width, height: Math.min(screen, bottom - y) }
    strips.push({ input: await page.screenshot({ clip }), left: 0, top: y - top })
  }
  await sharp({ create: { width, height: bottom - top, channels: 3, background: 'white' } })
    .composite(strips)
    .png()
    .toFile(path)
}

/** Ends the wait for the first paint, and starts every part, as touching it would. */
async function hydrate(page: Page) {
  await page.keyboard.press('Shift')
  await page.locator('html[data-scripted] h1').waitFor()
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-waiting]')) {
      part.dispatchEvent(new Event('touchstart', { bubbles: true }))
    }
  })
  await page.locator('html:not(:has([data-waiting])) h1').waitFor()
  // What depends on the window's size is rendered in the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/**
 * Waits until the page looks as it does after a visitor has read it to the end and scrolled back. Polls from outside,
 * because timers and frames never fire in a page without scripts.
 */
async function settle(page: Page) {
  const screens = await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager'
      // Painted with the page: what is decoded later can be missing from a picture of it.
      image.decoding = 'sync'
    }
    return Math.ceil(document.documentElement.scrollHeight / innerHeight)
  })
  // Scrolls to the end in steps, so that everything that reacts to being visible has done so.
  for (let screen = 1; screen <= screens; screen++) {
    await page.evaluate((to) => scrollTo({ top: to * innerHeight, behavior: 'instant' }), screen)
    await setTimeout(2 * frameMs)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

  const isReady = () => {
    let isMoving = false
    for (const animation of document.getAnimations()) {
      // A full-page capture has no scroll position. Without its scroll animation an element is simply visible.
      if (!(animation.timeline instanceof DocumentTimeline)) animation.cancel()
      // One strip of the picture would show it further on than the next.
      else if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        animation.pause()
      } else isMoving ||= animation.playState === 'running'
    }
    const hasPictures = [...document.images].every((image) => image.complete)
    return hasPictures && document.fonts.status === 'loaded' && !isMoving
  }
  // Waits for decoding: a loaded picture is painted only then.
  const decode = () => Promise.allSettled([...document.images].map((image) => image.decode()))
  const deadline = Date.now() + settleMs
  while (!(await page.evaluate(isReady))) {
    if (Date.now() > deadline) {
      console.warn(`${page.url()}: not at rest after ${settleMs / 1000} s, taken as it is`)
      return
    }
    await setTimeout(3 * frameMs)
  }
  if (!options['no-scripts']) await page.evaluate(decode)
}
