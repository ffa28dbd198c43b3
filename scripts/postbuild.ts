/** Post-processes the output of `react-router build`. Runs as the second half of `npm run build`. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { addresses } from '../app/addresses.ts'
import { site } from '../app/content/en/site.ts'
import { notFoundPath } from '../app/lib/not-found-path.ts'
import { feedAddress } from '../app/seo/feed-address.ts'
import { basePath } from '../hosting/base-path.ts'
import { notFoundFile } from '../hosting/rules.ts'
import { builtSite } from './build-folder.ts'
import { stampBuild } from './build-inputs.ts'
import { partFiles, readManifest } from './built-files.ts'
import { readPageFacts } from './page-facts.ts'
import { keepManifest, removeUnreachable } from './postbuild/client-files.ts'
import { compress } from './postbuild/compress.ts'
import { atomFeed } from './postbuild/feed.ts'
import { llmsText } from './postbuild/llms.ts'
import { finishPage } from './postbuild/page.ts'
import { lastChanged, type PageDates } from './postbuild/page-dates.ts'
import { sitemap } from './postbuild/sitemap.ts'
import { workerFile } from './postbuild/worker-file.ts'

const textTypes = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']

const startedAt = performance.now()
const cssTexts = new Map<string, string>()
const farSheets = new Set<string>()

await leaveBasePath()
await keepManifest(builtSite)
const manifest = readManifest()
for (const { path } of [...addresses, { path: notFoundPath }])
  await finish(join(path, 'index.html'))
await moveNotFound()
await removeUnreachable(builtSite, farSheets)
await writeForMachines()
await writeFile(
  join(builtSite, 'sw.js'),
  workerFile(builtSite, process.env.SERVICE_WORKER !== 'off'),
)

const files = await readdir(builtSite, { recursive: true })
const texts = files.filter((file) => textTypes.includes(extname(file)))
await Promise.all(texts.map((file) => compress(join(builtSite, file))))

await stampBuild()

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Finished ${addresses.length} pages, compressed ${texts.length} files (${seconds} s)`)

/**
 * For a site under a path, React Router writes the pages into folders of that path, beside the assets. Moves
 * everything into one folder, which a host can put anywhere.
 */
async function leaveBasePath() {
  const pages = join(builtSite, basePath)
  if (basePath === '/') return
  for (const name of await readdir(pages)) await rename(join(pages, name), join(builtSite, name))
  for (let folder = pages; folder !== join(builtSite, '/'); folder = join(dirname(folder), '/')) {
    await rmdir(folder)
  }
}

/** Hosts expect the page for unknown addresses as one file. */
async function moveNotFound() {
  const folder = join(builtSite, notFoundPath)
  await rename(join(folder, 'index.html'), join(builtSite, notFoundFile))
  await rmdir(folder)
}

async function finish(file: string) {
  const path = join(builtSite, file)
  try {
    await writeFile(
      path,
      finishPage(await readFile(path, 'utf8'), {
        readCss,
        writeCss,
        stylesOf: (part) => partFiles(manifest, part, 'all').styles,
      }),
    )
  } catch (error) {
    throw new Error(`${file} could not be finished.`, { cause: error })
  }
}

function readCss(href: string) {
  const file = join(builtSite, href.slice(basePath.length))
  const text = cssTexts.get(href) ?? readFileSync(file, 'utf8').trim()
  cssTexts.set(href, text)
  return text
}

/** Writes a stylesheet among the assets under a hashed name, as all are there, and returns its address. */
function writeCss(css: string) {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/far-${hash}.css`
  writeFileSync(join(builtSite, file), css)
  farSheets.add(file)
  return basePath + file
}

/** Files for search engines, feed readers and language models. */
async function writeForMachines() {
  const datesFile = join(import.meta.dirname, '../hosting/page-dates.json')
  const dates: PageDates = existsSync(datesFile) ? JSON.parse(readFileSync(datesFile, 'utf8')) : {}
  const today = new Date().toISOString().slice(0, 10)
  const pages = addresses
    .filter(({ indexable }) => indexable)
    .map(({ path }) => {
      const html = readFileSync(join(builtSite, path, 'index.html'), 'utf8')
      return { path, ...readPageFacts(html), lastChanged: lastChanged(path, html, dates, today) }
    })
  const write = (name: string, text: string) => writeFile(join(builtSite, name), text)
  await write('sitemap.xml', sitemap(pages))
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
  await write(feedAddress, atomFeed())
  await write('llms.txt', llmsText(pages))
}
