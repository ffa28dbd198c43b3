/** The built pages, parsed as a browser parses them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { addresses } from '../app/addresses.ts'
import { builtSite } from '../scripts/build-folder.ts'

/** The paths that search engines may index. */
export const listed = addresses.filter(({ indexable }) => indexable).map(({ path }) => path)

const pages = new Map<string, Promise<CheerioAPI>>()

/** Queries the page of an address by selector. Each page is parsed once. */
export function readPage(path: string) {
  const page = pages.get(path) ?? readHtml(path).then((html) => load(html))
  pages.set(path, page)
  return page
}

/** The HTML of an address in the build. */
export function readHtml(path: string) {
  return readBuilt(join(path, 'index.html'))
}

/** A text file of the build, by name. */
export function readBuilt(file: string) {
  return readFile(join(builtSite, file), 'utf8').catch((error) => {
    throw new Error(`The build lacks ${file}: run "npm run build" first.`, { cause: error })
  })
}

/** The content of the page's `<meta>` with this name or property, or `undefined`. */
export function metaContent($: CheerioAPI, name: string) {
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content')
}
