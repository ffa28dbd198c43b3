import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Budget } from '../../hosting/budgets.ts'
import { decode } from '../page-facts.ts'
import { fileOf, firstScripts, preloadsOf, styleSheetsOf } from '../page-files.ts'
import { chosenCandidate, lighthousePhone, readersPhone, type Screen } from './srcset.ts'

/** What a visitor fetches for one page of a built site, in bytes as transferred, computed from its markup. */
export function weighPage(site: string, path: string): Budget {
  const html = readFileSync(join(site, path, 'index.html'), 'utf8')
  const weights = {
    html: brotliSize(join(site, path, 'index.html')),
    css: sum(styleSheetsOf(html), (href) => brotliSize(fileOf(site, href))),
    js: sum(firstScripts(), (href) => gzipSize(fileOf(site, href))),
    fonts: sum(preloadsOf(html, 'font'), (href) => size(fileOf(site, href))),
    pictures: sum(eagerPictures(html), (href) => size(fileOf(site, href))),
  }
  return {
    ...weights,
    total: sum(Object.values(weights), (bytes) => bytes),
    picturesScrolled: sum(allPictures(html), (href) => size(fileOf(site, href))),
  }
}

/** Pictures that are not lazy, in the versions for Lighthouse's phone. */
function eagerPictures(html: string) {
  const eager = pictureElements(html).filter((element) => !/<img [^>]*loading="lazy"/.test(element))
  return new Set([...versionsFor(lighthousePhone, eager), ...preloadsOf(html, 'image')])
}

/** Every picture in the page, in the versions for the reader's phone. */
function allPictures(html: string) {
  return new Set(versionsFor(readersPhone, pictureElements(html)))
}

function pictureElements(html: string): string[] {
  return html.match(/<picture\b.*?<\/picture>|<img [^>]*>/gs) ?? []
}

function versionsFor(screen: Screen, elements: string[]) {
  return elements
    .map((element) => {
      const [best = element] = /<source [^>]*type="image\/avif"[^>]*>/.exec(element) ?? []
      const attribute = (name: string) =>
        decode(new RegExp(` ${name}="([^"]*)"`, 'i').exec(best)?.[1] ?? '')
      return chosenCandidate(attribute('srcset'), attribute('sizes'), screen) || attribute('src')
    })
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
