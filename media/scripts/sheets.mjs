/**
 * Captures drawn pictures: every `<figure id>` of a page in ui/ becomes OUTDIR/<id>.png, at its own size.
 *
 *   node media/scripts/sheets.mjs billboard OUTDIR [ID...]      draws ui/sheets-billboard.html
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'

const [set, out, ...wanted] = process.argv.slice(2)
if (!set || !out) throw new Error('Say which set to draw, and into which folder.')
await mkdir(out, { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
const page = await browser.newPage({ viewport: { width: 2000, height: 1200 } })
await page.goto(`file://${join(import.meta.dirname, `ui/sheets-${set}.html`)}`)
await page.evaluate(() => document.fonts.ready)
for (const figure of await page.locator('figure').all()) {
  const id = (await figure.getAttribute('id')) ?? ''
  if (wanted.length > 0 && !wanted.includes(id)) continue
  await figure.screenshot({ path: join(out, `${id}.png`), animations: 'disabled' })
}
await browser.close()
