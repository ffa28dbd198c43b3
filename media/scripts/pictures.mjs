// Captures the composed pictures in pictures/ as PNG files, at 1.25 times the size that `data-size` of the body gives.
// usage: node media/scripts/pictures.mjs OUTDIR [SET/NAME...]
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'

const folder = join(import.meta.dirname, 'pictures')
const [out, ...wanted] = process.argv.slice(2)
if (!out) throw new Error('Say into which folder the PNG files go.')
const pages = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)))

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumFlags, '--allow-file-access-from-files', '--hide-scrollbars'],
})
const page = await browser.newPage({ deviceScaleFactor: 1.25 })
// A map's relief is computed for each point, which takes time.
page.setDefaultTimeout(180_000)
page.on('pageerror', (error) => console.error(error.message))
page.on('requestfailed', (request) => console.error(`Not found: ${request.url()}`))
try {
  for (const name of pages) {
    await page.setViewportSize({ width: 1600, height: 1067 })
    await page.goto(`file://${join(folder, name)}.html`)
    const [width = 1600, height = 1067] = await page.evaluate(() =>
      (document.body.dataset.size ?? '1600x1067').split('x').map(Number),
    )
    if (width !== 1600 || height !== 1067) {
      // Scripts measure elements when they run, so the page reloads at its final size.
      await page.setViewportSize({ width, height })
      await page.reload()
    }
    for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready)
    const file = join(out, `${name}.png`)
    await mkdir(dirname(file), { recursive: true })
    await page.screenshot({ path: file })
    console.log(file)
  }
} finally {
  await browser.close()
}
