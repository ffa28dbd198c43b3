/** Finishes what `react-router build` has written. Runs as the second half of `npm run build`. */
import { readFileSync } from 'node:fs'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { addresses } from '../app/addresses.ts'
import { site } from '../app/content/en/site.ts'
import { fallbackFile, notFoundFile } from '../hosting/rules.ts'
import { stampBuild } from './build-inputs.ts'
import { compress } from './postbuild/compress.ts'
import { finishPage } from './postbuild/page.ts'

const root = join(import.meta.dirname, '../build/client')
const textTypes = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']

const startedAt = performance.now()
const cssTexts = new Map<string, string>()

for (const { path } of addresses) await finish(join(path, 'index.html'))
await finish(fallbackFile)
await copyFile(join(root, fallbackFile), join(root, notFoundFile))

await writeFile(join(root, 'sitemap.xml'), sitemap())
await writeFile(
  join(root, 'robots.txt'),
  `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
)

const files = await readdir(root, { recursive: true })
const texts = files.filter((file) => textTypes.includes(extname(file)))
await Promise.all(texts.map((file) => compress(join(root, file))))

await stampBuild()

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Finished ${addresses.length} pages, compressed ${texts.length} files (${seconds} s)`)

async function finish(file: string) {
  const path = join(root, file)
  const isFallback = file === fallbackFile
  try {
    await writeFile(path, finishPage(await readFile(path, 'utf8'), { readCss, isFallback }))
  } catch (error) {
    throw new Error(`${file} could not be finished.`, { cause: error })
  }
}

function readCss(href: string) {
  const text = cssTexts.get(href) ?? readFileSync(join(root, href), 'utf8').trim()
  cssTexts.set(href, text)
  return text
}

function sitemap() {
  const urls = addresses
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `  <url><loc>${site.url}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
