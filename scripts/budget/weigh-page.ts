import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import type { Budget } from '../../hosting/budgets.ts'
import {
  fileOf,
  firstScripts,
  languageOf,
  partFilesOf,
  preloadsOf,
  styleSheetsOf,
} from '../page-files.ts'
import { chosenCandidate, lighthousePhone, readersPhone, type Screen } from './srcset.ts'

/**
 * Parts of a page that start without a touch: at once, or near the first screen. An island has no box to mark as far;
 * one that follows the first section counts as such.
 */
const untouched =
  '[data-waiting="now"], [data-waiting="near"]:not([data-far], [data-far] *, main > * ~ [data-island])'

/** What a visitor fetches for one page of a built site, in bytes as transferred, computed from its markup. */
export function weighPage(site: string, path: string): Budget {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8')
  const weights = {
    html: brotliSize(join(site, path, 'index.html')),
    css: sum(styleSheetsOf(html), (href) => brotliSize(fileOf(site, href))),
    js: sum(scriptsOf(html), (href) => gzipSize(fileOf(site, href))),
    fonts: sum(preloadsOf(html, 'font'), (href) => size(fileOf(site, href))),
    pictures: sum(eagerPictures(html), (href) => size(fileOf(site, href))),
  }
  return {
    ...weights,
    total: sum(Object.values(weights), (bytes) => bytes),
    picturesScrolled: sum(allPictures(html), (href) => size(fileOf(site, href))),
  }
}

/** Scripts that run before anything is touched. A mouse brings one more, of 1 kB: the cursor's. */
function scriptsOf(html: string) {
  const started = partFilesOf(html, untouched, 'static').filter((href) => href.endsWith('.js'))
  return new Set([...firstScripts(languageOf(html)), ...started])
}

/** Pictures that are not lazy, in the versions for Lighthouse's phone. */
function eagerPictures(html: string) {
  const eager = picturesIn(html).filter(({ isLazy }) => !isLazy)
  return new Set([...versionsFor(lighthousePhone, eager), ...preloadsOf(html, 'image')])
}

/** Every picture in the page, in the versions for the reader's phone. */
function allPictures(html: string) {
  return new Set(versionsFor(readersPhone, picturesIn(html)))
}

/** A picture in its best format. */
type ShownPicture = { srcset: string; sizes: string; src: string; isLazy: boolean }

function picturesIn(html: string): ShownPicture[] {
  const $ = load(html)
  return $('img')
    .toArray()
    .map((element) => {
      const image = $(element)
      const avif = image.siblings('source[type="image/avif"]').first()
      const best = avif.length > 0 ? avif : image
      return {
        srcset: best.attr('srcset') ?? '',
        sizes: best.attr('sizes') ?? '',
        src: image.attr('src') ?? '',
        isLazy: image.attr('loading') === 'lazy',
      }
    })
}

function versionsFor(screen: Screen, pictures: readonly ShownPicture[]) {
  return pictures
    .map(({ srcset, sizes, src }) => chosenCandidate(srcset, sizes, screen) || src)
    .filter((address) => address.startsWith('/'))
}

function gzipSize(file: string) {
  return existsSync(`${file}.gz`) ? size(`${file}.gz`) : gzipSync(readFileSync(file)).length
}

function brotliSize(file: string) {
  return size(existsSync(`${file}.br`) ? `${file}.br` : file)
}

function size(file: string) {
  return statSync(file).size
}

function sum<Item>(items: Iterable<Item>, weigh: (item: Item) => number) {
  return [...items].reduce((total, item) => total + weigh(item), 0)
}
