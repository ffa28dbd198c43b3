import type { CheerioAPI } from 'cheerio'
import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { readPage } from './pages.ts'

/**
 * Exceptions, with the most uses of one picture: the photography home shows a frame on its contact sheet, enlarged, and
 * as the print of a package, because that is its subject; the portfolio begins with a strip of each project.
 */
const repeatsAllowed: Record<string, number> = { '/photography-agency': 3, '/portfolio': 2 }

/** The pictures of a page by their master's name, without the small portraits beside names. */
function picturesIn($: CheerioAPI) {
  return $('picture')
    .toArray()
    .map((picture) => $(picture))
    .filter((picture) => !/^\d\dpx$/.test(picture.find('source').attr('sizes') ?? ''))
    .map((picture) => picture.find('img').attr('src') ?? '')
    .map((address) => /\/media\/([^.]+)\./.exec(address)?.[1])
    .filter((name) => name !== undefined)
}

test('no page shows the same picture twice', async () => {
  const repeated: string[] = []
  let seen = 0
  for (const { path, page } of addresses) {
    const pictures = picturesIn(await readPage(path))
    seen += pictures.length
    const most = repeatsAllowed[page] ?? 1
    for (const [name, uses] of Map.groupBy(pictures, (picture) => picture)) {
      if (uses.length > most) repeated.push(`${path}: ${name}, ${uses.length} times`)
    }
  }
  expect(seen).toBeGreaterThan(200)
  expect(repeated).toEqual([])
})

test('no picture of a project, an article or a building is on more than eight pages', async () => {
  const pages = new Map<string, Set<string>>()
  for (const { path, page } of addresses) {
    for (const name of picturesIn(await readPage(path))) {
      // A person's portrait may appear wherever they are named.
      if (/^(team|clients)\//.test(name)) continue
      pages.set(name, (pages.get(name) ?? new Set()).add(page))
    }
  }
  expect(pages.size).toBeGreaterThan(50)
  expect([...pages].filter(([, paths]) => paths.size > 8).map(([name]) => name)).toEqual([])
})
