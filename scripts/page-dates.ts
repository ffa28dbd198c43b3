/**
 * Records for the sitemap when each page last changed, from the built pages (`npm run build` first). A page with
 * unchanged text keeps its date, the others get today's. Run it before publishing and commit what it writes.
 *
 *   npm run dates
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addresses } from '../app/addresses.ts'
import { builtSite } from './build-folder.ts'
import { pageTextHash } from './page-text.ts'
import { lastChanged, type PageDates } from './postbuild/page-dates.ts'

const file = join(import.meta.dirname, '../hosting/page-dates.json')
const before: PageDates = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
const after: PageDates = {}
const today = new Date().toISOString().slice(0, 10)

for (const address of addresses) {
  const { path } = address
  if (!address.indexable) continue
  const html = await readFile(join(builtSite, path, 'index.html'), 'utf8')
  const date = lastChanged(address, html, before, today)
  after[path] = { hash: pageTextHash(html), date }
  if (date !== before[path]?.date) console.log(`${path}: ${date}`)
}
// Sorted, so that two people who add pages at the same time agree on the order.
const sorted = Object.fromEntries(Object.entries(after).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
