/**
 * Captures drawn pictures: every `<figure id>` of a page in ui/ becomes OUTDIR/<set>/<id>.png, at its own size, and
 * OUTDIR/fr/<set>/<id>.png in French, if it has words in several languages (ui/language.js).
 *
 *   node media/scripts/sheets.mjs billboard OUTDIR [ID...]      draws ui/sheets-billboard.html
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { languages } from '../../app/content/languages.ts'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'

const [set, out, ...wanted] = process.argv.slice(2)
if (!set || !out) throw new Error('Say which set to draw, and into which folder.')
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
const page = await browser.newPage({ viewport: { width: 2000, height: 1200 } })
const [original, ...translations] = languages.map(({ code }) => code)
await capture(page.locator('figure'), original)
for (const language of translations) await capture(page.locator('figure:has([lang])'), language, language)
await browser.close()

async function capture(figures, language, folder = '') {
  await page.goto(`file://${join(import.meta.dirname, `ui/sheets-${set}.html`)}?language=${language}`)
  await page.evaluate(() => document.fonts.ready)
  await mkdir(join(out, folder, set), { recursive: true })
  for (const figure of await figures.all()) {
    const id = (await figure.getAttribute('id')) ?? ''
    if (wanted.length > 0 && !wanted.includes(id)) continue
    await figure.screenshot({ path: join(out, folder, set, `${id}.png`), animations: 'disabled' })
  }
}
