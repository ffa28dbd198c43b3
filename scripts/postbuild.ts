/** Post-processes the output of `react-router build`. Runs as the second half of `npm run build`. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { addresses } from '../app/addresses.ts'
import { site } from '../app/content/en/site.ts'
import { feedAddress } from '../app/lib/feed-address.ts'
import { notFoundPath } from '../app/lib/not-found-path.ts'
import { basePath } from '../hosting/base-path.ts'
import { fallbackFile, notFoundFile } from '../hosting/rules.ts'
import { builtSite } from './build-folder.ts'
import { stampBuild } from './build-inputs.ts'
import { readPageFacts } from './page-facts.ts'
import { compress } from './postbuild/compress.ts'
import { atomFeed } from './postbuild/feed.ts'
import { llmsText } from './postbuild/llms.ts'
import { shortenManifest } from './postbuild/manifest.ts'
import { classesIn, finishPage } from './postbuild/page.ts'
import { lastChanged, type PageDates } from './postbuild/page-dates.ts'
import { sitemap } from './postbuild/sitemap.ts'
import { workerFile } from './postbuild/worker-file.ts'

const textTypes = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']

const startedAt = performance.now()
const cssTexts = new Map<string, string>()

await leaveBasePath()
const styledClasses = await readStyledClasses(await removeServerStyles())
const manifest = await takeManifest()
for (const { path } of addresses) await finish(join(path, 'index.html'))
await finish(fallbackFile)
await placeNotFoundPage()
await finish(notFoundFile)
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
 * For a site under a path, React Router writes the pages into folders of that path, beside the assets, and its
 * fallback to the `index.html` above. Move everything into one folder, which a host can put anywhere.
 */
async function leaveBasePath() {
  const pages = join(builtSite, basePath)
  if (basePath === '/') return
  await rename(join(builtSite, 'index.html'), join(builtSite, fallbackFile))
  for (const name of await readdir(pages)) await rename(join(pages, name), join(builtSite, name))
  for (let folder = pages; folder !== join(builtSite, '/'); folder = join(dirname(folder), '/')) {
    await rmdir(folder)
  }
}

/** Moves the 404 page out of the folder of an address to where hosts look for it. */
async function placeNotFoundPage() {
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
        writeCss: (css) => writeAsset('far.css', css),
        writeScript: (script) => writeAsset('boot.js', script),
        manifest,
        isFallback: file === fallbackFile || undefined,
        styledClasses,
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

/** Writes a file among the assets under a hashed name, as all are there, and returns its address. */
function writeAsset(name: string, text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/${name.replace('.', `-${hash}.`)}`
  writeFileSync(join(builtSite, file), text)
  return basePath + file
}

/** The prerendering build leaves its own stylesheets among the assets, where nothing references them. */
async function removeServerStyles() {
  const folder = join(builtSite, 'assets')
  const names = await readdir(folder)
  const scripts = await Promise.all(
    names
      .filter((name) => extname(name) === '.js')
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  const sheets = names.filter((name) => extname(name) === '.css')
  const used = sheets.filter((sheet) => scripts.some((script) => script.includes(sheet)))
  for (const sheet of sheets) if (!used.includes(sheet)) await rm(join(folder, sheet))
  return used
}

/** React Router's route manifest, which the shared boot script contains instead of a file of its own. */
async function takeManifest() {
  const folder = join(builtSite, 'assets')
  const names = await readdir(folder)
  const [name, ...others] = names.filter((name) => /^manifest-.*\.js$/.test(name))
  if (name === undefined || others.length > 0)
    throw new Error('React Router writes its manifest differently now.')
  const script = await readFile(join(folder, name), 'utf8')
  await rm(join(folder, name))
  return shortenManifest(script)
}

/** Every class of the style modules, with the address of its stylesheet. */
async function readStyledClasses(sheets: readonly string[]) {
  const classes = sheets.map(async (sheet) => {
    const css = await readFile(join(builtSite, 'assets', sheet), 'utf8')
    return [...classesIn(css)].map((name) => [name, `${basePath}assets/${sheet}`] as const)
  })
  return new Map((await Promise.all(classes)).flat())
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
