// Captures the composed pictures in pictures/ as PNG files, at 1.25 times the size that `data-size` of the body gives.
// A picture with words in several languages (ui/language.js) is captured in each: OUTDIR/SET/NAME.png is English, and
// OUTDIR/fr/SET/NAME.png French.
// usage: node media/scripts/pictures.mjs OUTDIR [SET/NAME...]
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { languages } from '../../app/content/languages.ts'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'

const pictures = join(import.meta.dirname, 'pictures')
const [out, ...wanted] = process.argv.slice(2)
if (!out) throw new Error('Say into which folder the PNG files go.')
const pages = (await readdir(pictures, { recursive: true }))
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
const [original, ...translations] = languages.map(({ code }) => code)
try {
  for (const name of pages) {
    await capture(name, original)
    if (!(await page.evaluate(() => 'language' in document.documentElement.dataset))) continue
    for (const language of translations) await capture(name, language, language)
  }
} finally {
  await browser.close()
}

async function capture(name, language, folder = '') {
  await page.setViewportSize({ width: 1600, height: 1067 })
  await page.goto(`file://${join(pictures, name)}.html?language=${language}`)
  const [width = 1600, height = 1067] = await page.evaluate(() =>
    (document.body.dataset.size ?? '1600x1067').split('x').map(Number),
  )
  if (width !== 1600 || height !== 1067) {
    // Scripts measure elements when they run, so the page reloads at its final size.
    await page.setViewportSize({ width, height })
    await page.reload()
  }
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready)
  const file = join(out, folder, `${name}.png`)
  await mkdir(dirname(file), { recursive: true })
  await page.screenshot({ path: file })
  console.log(file)
}
