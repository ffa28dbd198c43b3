import { describe, expect, test } from 'vitest'
import { site } from '#words/site.ts'
import { addresses } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import { listed, metaContent, readPage } from './pages.ts'

describe.each(addresses)('$path', ({ path, indexable, language }) => {
  test('has one title, which ends with the studio’s suffix', async () => {
    const $ = await readPage(path)
    const title = $('head > title').text()
    expect(title.endsWith(site.titleSuffix), title).toBe(true)
    expect(title.split(site.titleSuffix), title).toHaveLength(2)
    expect(title.length).toBeGreaterThan(site.titleSuffix.length)
  })

  test('has a language and one description', async () => {
    const $ = await readPage(path)
    expect($('html').attr('lang')).toBe(language.code)
    expect($('html').attr('dir') ?? 'ltr').toBe(language.direction)
    expect($('meta[name="description"]')).toHaveLength(1)
    expect(metaContent($, 'description')?.length).toBeGreaterThanOrEqual(50)
  })

  test('has a canonical address, or is marked `noindex`', async () => {
    const $ = await readPage(path)
    const canonical = $('link[rel="canonical"]')
    const robots = metaContent($, 'robots')
    if (indexable) {
      expect(canonical).toHaveLength(1)
      expect(canonical.attr('href')).toBe(`${site.url}${path}`)
      expect(robots).toBeUndefined()
    } else if (canonical.length > 0) {
      // The same page under another name has the listed page as its canonical.
      expect(canonical).toHaveLength(1)
      expect(listed.map((other) => `${site.url}${other}`)).toContain(canonical.attr('href'))
    } else {
      expect(robots).toBe('noindex')
    }
  })

  test('has one first-level heading, and at most one picture of high priority', async () => {
    const $ = await readPage(path)
    expect($('h1')).toHaveLength(1)
    expect($('img[fetchpriority="high"]').length).toBeLessThan(2)
  })
})

test.each(languages)(
  'every indexable page in $name has its own title and description',
  async (language) => {
    const inThis = addresses.filter((one) => one.language === language && one.indexable)
    const pages = await Promise.all(
      inThis.map(async ({ path }) => {
        const $ = await readPage(path)
        return { path, title: $('head > title').text(), description: metaContent($, 'description') }
      }),
    )
    for (const part of ['title', 'description'] as const) {
      const shared = [...Map.groupBy(pages, (page) => page[part]).values()]
        .filter((group) => group.length > 1)
        .map((group) => group.map(({ path }) => path))
      expect(shared, part).toEqual([])
    }
  },
)
