/** The built pages, parsed as a browser parses them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { addresses } from '../app/addresses.ts'
import { builtSite } from '../scripts/build-folder.ts'

/** The paths that search engines may list. */
export const listed = addresses.filter(({ indexable }) => indexable).map(({ path }) => path)

const pages = new Map<string, Promise<CheerioAPI>>()

/** The page of an address: a function that finds elements in it by a selector. Each page is parsed once. */
export function readPage(path: string) {
  const page = pages.get(path) ?? readHtml(path).then((html) => load(html))
  pages.set(path, page)
  return page
}

/** The page of an address as it lies in the build. */
export function readHtml(path: string) {
  return readBuilt(join(path, 'index.html'))
}

/** A text of the build, by its name in it. */
export function readBuilt(file: string) {
  return readFile(join(builtSite, file), 'utf8').catch((error) => {
    throw new Error(`The build lacks ${file}: run "npm run build" first.`, { cause: error })
  })
}

/** What a page's `<meta>` of this name or property says, or `undefined` if it has none. */
export function metaContent($: CheerioAPI, name: string) {
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content')
}
