/** Post-processes the output of `react-router build`. Runs as the second half of `npm run build`. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { site } from '#words/site.ts'
import { addresses } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import type { Language } from '../app/lib/language.ts'
import { notFoundPath } from '../app/lib/not-found-path.ts'
import { workerName } from '../app/lib/worker-name.ts'
import { basePath } from '../hosting/base-path.ts'
import { builtConfigs } from '../hosting/configs.ts'
import { notFoundFileOf } from '../hosting/rules.ts'
import { builtDeploy, builtSite } from './build-folder.ts'
import { stampBuild } from './build-inputs.ts'
import { partFiles, readManifest } from './built-files.ts'
import { node } from './install.mjs'
import { joinLanguages, removeUnreachable } from './postbuild/client-files.ts'
import { compress } from './postbuild/compress.ts'
import { finishPage } from './postbuild/page.ts'
import { lastChanged, type PageDates } from './postbuild/page-dates.ts'
import { sitemap } from './postbuild/sitemap.ts'
import { workerFile } from './postbuild/worker-file.ts'
import { writeConfigs } from './write-configs.ts'

const textTypes = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']

const startedAt = performance.now()
const cssTexts = new Map<string, string>()
/** Assets that this script writes. */
const written = new Set<string>()

await joinLanguages(builtSite)
for (const { path, language } of addresses) await finish(path, language)
for (const language of languages) {
  await finish(`${language.prefix}${notFoundPath}`, language)
  await moveNotFound(language)
}
await removeUnreachable(builtSite, written)
await writeForMachines()
await writeConfigs(builtDeploy, builtConfigs)

const files = await readdir(builtSite, { recursive: true })
const texts = files.filter((file) => textTypes.includes(extname(file)))
await Promise.all(texts.map((file) => compress(join(builtSite, file))))

await stampBuild()

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Finished ${addresses.length} pages, compressed ${texts.length} files (${seconds} s)`)

/** Hosts expect the page for unknown addresses as one file. */
async function moveNotFound(language: Language) {
  const folder = join(builtSite, language.prefix, notFoundPath)
  await rename(join(folder, 'index.html'), join(builtSite, notFoundFileOf(language)))
  await rmdir(folder)
}

async function finish(path: string, { code }: Language) {
  const file = join(builtSite, path, 'index.html')
  const manifest = readManifest(code)
  try {
    await writeFile(
      file,
      finishPage(await readFile(file, 'utf8'), {
        readCss,
        writeCss,
        writeProps: (json) => writeAsset('props', 'json', json),
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

function writeCss(css: string) {
  return writeAsset('far', 'css', css)
}

/** Writes a file among the assets under a hashed name, as all are there, and returns its address. */
function writeAsset(stem: string, extension: string, text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/${stem}-${hash}.${extension}`
  writeFileSync(join(builtSite, file), text)
  written.add(file)
  return basePath + file
}

/** Files for search engines, service workers, feed readers and language models. */
async function writeForMachines() {
  const datesFile = join(import.meta.dirname, '../hosting/page-dates.json')
  const dates: PageDates = existsSync(datesFile) ? JSON.parse(readFileSync(datesFile, 'utf8')) : {}
  const today = new Date().toISOString().slice(0, 10)
  const listed = addresses
    .filter(({ indexable }) => indexable)
    .map((address) => {
      const html = readFileSync(join(builtSite, address.path, 'index.html'), 'utf8')
      return { ...address, lastChanged: lastChanged(address, html, dates, today) }
    })
  const write = (name: string, text: string) => writeFile(join(builtSite, name), text)
  await write('sitemap.xml', sitemap(listed))
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
  const script = join(import.meta.dirname, 'postbuild/files-for-machines.ts')
  for (const language of languages) {
    const isOn = process.env.SERVICE_WORKER !== 'off'
    await write(workerName(language), workerFile(builtSite, language, isOn))
    execFileSync(node, ['--conditions', language.code, script], { stdio: 'inherit' })
  }
}
