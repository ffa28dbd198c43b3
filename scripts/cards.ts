/**
 * Draws the social card of every page that search engines may list, from the built pages (`npm run build` first):
 * the title and the picture that the page shows. Cards whose page has not changed are left alone. What it writes
 * is committed; a test says when a card is missing or out of date.
 *
 *   npm run cards
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { addresses } from '../app/addresses.ts'
import { cardAddress, cardSize } from '../app/seo/social-card.ts'
import { builtSite } from './build-folder.ts'
import { cardHash } from './cards/record.ts'
import { cardHtml, fitTitle } from './cards/template.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { readPageFacts } from './page-facts.ts'

const maxBytes = 60_000

const project = join(import.meta.dirname, '..')
const published = join(project, 'public')
const recordFile = join(project, 'media/cards.json')

const before: Record<string, string> = JSON.parse(
  await readFile(recordFile, 'utf8').catch(() => '{}'),
)
const after: Record<string, string> = {}
const present = new Set(await listCards())

await using browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
const page = await browser.newPage({ viewport: cardSize })
for (const address of addresses) {
  const { path, indexable } = address
  if (!indexable) continue
  const facts = readPageFacts(await readFile(join(builtSite, path, 'index.html'), 'utf8'))
  const hash = cardHash(facts)
  const file = cardAddress(path)
  after[path] = hash
  if (present.delete(file) && before[path] === hash) continue

  const picture = facts.picture ? await readFile(join(published, facts.picture)) : undefined
  await page.setContent(cardHtml(address, facts, picture))
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(fitTitle)
  const card = await encode(await page.screenshot())
  await mkdir(dirname(join(published, file)), { recursive: true })
  await writeFile(join(published, file), card)
  console.log(`drew ${file} (${Math.round(card.length / 1000)} kB)`)
}

for (const file of present) {
  await rm(join(published, file))
  console.log(`deleted ${file}`)
}
// Sorted, so that two people who add pages at the same time agree on the order.
const sorted = Object.fromEntries(Object.entries(after).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(recordFile, `${JSON.stringify(sorted, null, 2)}\n`)

/** The best JPEG that fits: some messengers skip pictures that load slowly. */
async function encode(screenshot: Buffer) {
  let card: Buffer
  let quality = 80
  do {
    card = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer()
    quality -= 8
  } while (card.length > maxBytes && quality > 30)
  return card
}

async function listCards() {
  const folder = join(published, 'cards')
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  return files
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => `/${relative(published, join(folder, file))}`)
}
