import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom'
import type { Graph } from 'schema-dts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { site } from '#words/site.ts'
import { addresses } from '../app/addresses.ts'
import { articles } from '../app/content/collections/articles.ts'
import { languages } from '../app/content/languages.ts'
import { inLanguage } from '../app/lib/in-language.ts'
import { feedAddress } from '../app/seo/feed-address.ts'
import { cardAddress, cardSize, generalCard } from '../app/seo/social-card.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { cardHash } from '../scripts/cards/record.ts'
import { readPageFacts } from '../scripts/page-facts.ts'
import { themeColors } from '../scripts/surfaces/theme-colors.ts'
import { listed, metaContent, readBuilt, readHtml, readPage } from './pages.ts'

describe('a social card', () => {
  test('exists for each indexable page, with its current title and picture', async () => {
    const record: Record<string, string> = JSON.parse(
      await readFile(join(import.meta.dirname, '../media/cards.json'), 'utf8'),
    )
    expect(Object.keys(record).sort(), 'Run `npm run build && npm run cards`.').toEqual(
      listed.toSorted(),
    )
    for (const path of listed) {
      const image = metaContent(await readPage(path), 'og:image')
      expect.soft(image, path).toBe(`${site.url}${cardAddress(path)}`)
      const hash = cardHash(readPageFacts(await readHtml(path)))
      expect.soft(record[path], `${path}: run \`npm run build && npm run cards\``).toBe(hash)
    }
  })

  test('has the size that the page states, and a small file', async () => {
    for (const path of listed) {
      const $ = await readPage(path)
      const file = await readFile(join(builtSite, cardAddress(path)))
      const { width, height, format } = await sharp(file).metadata()
      expect.soft({ width, height, format }, path).toEqual({ ...cardSize, format: 'jpeg' })
      expect.soft(metaContent($, 'og:image:width'), path).toBe(String(width))
      expect.soft(metaContent($, 'og:image:height'), path).toBe(String(height))
      const title = $('head > title').text().replace(site.titleSuffix, '')
      expect.soft(metaContent($, 'og:image:alt'), path).toContain(title)
      expect.soft(metaContent($, 'twitter:card'), path).toBe('summary_large_image')
      expect.soft(file.length, path).toBeLessThan(65_000)
    }
  })

  test('of a page that is not indexed is the general card', async () => {
    for (const path of ['/admin/subscribers', '/blog/blog-details']) {
      const image = metaContent(await readPage(path), 'og:image')
      expect(image).toBe(`${site.url}${generalCard}`)
    }
  })
})

test('the sitemap lists the indexable pages with the date of their last change', async () => {
  const sitemap = await readXml('sitemap.xml')
  expect(sitemap.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const entries = all(sitemap, 'url').map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])
  expect(entries.map(([url]) => url)).toEqual(listed.map((path) => `${site.url}${path}`))
  for (const [url, date = ''] of entries) {
    expect.soft(date, url).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect.soft(Date.parse(date), url).toBeLessThanOrEqual(Date.now())
    const article = articles.find(({ slug }) => url?.endsWith(`/blog/${slug}`))
    if (article) expect.soft(date, url).toBe(article.date)
  }
})

test('the sitemap and the pages name the same translations', async () => {
  const sitemap = await readXml('sitemap.xml')
  for (const url of all(sitemap, 'url')) {
    const path = textOf(url, 'loc')?.slice(site.url.length) ?? ''
    const $ = await readPage(path)
    const named = $('link[rel="alternate"][hreflang]').toArray()
    expect.soft(named, path).toHaveLength(languages.length > 1 ? languages.length + 1 : 0)
    expect
      .soft(
        all(url, 'xhtml:link').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
        path,
      )
      .toEqual(named.map(({ attribs }) => [attribs.hreflang, attribs.href]))
  }
})

test('robots.txt names the sitemap', async () => {
  const lines = (await readBuilt('robots.txt')).split('\n')
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

describe('the feed', () => {
  test('lists every article, newest first', async () => {
    const feed = await readXml(feedAddress)
    const entries = all(feed, 'entry')
    const texts = (name: string) => entries.map((entry) => textOf(entry, name))
    const dates = texts('updated')
    expect({
      root: `${feed.namespaceURI} ${feed.localName}`,
      updated: textOf(feed, 'updated'),
      titles: texts('title'),
      ids: texts('id'),
      dates,
      summaries: texts('summary'),
      authors: entries.map((entry) => all(entry, 'author').map((one) => textOf(one, 'name'))),
    }).toEqual({
      root: 'http://www.w3.org/2005/Atom feed',
      updated: `${articles[0]?.date}T12:00:00Z`,
      titles: articles.map(({ title }) => title),
      ids: articles.map(({ slug }) => `${site.url}/blog/${slug}`),
      dates: articles.map(({ date }) => `${date}T12:00:00Z`),
      summaries: articles.map(({ excerpt }) => excerpt),
      authors: articles.map(({ author }) => [author.name]),
    })
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('is linked from every page', async () => {
    for (const { path, language } of addresses) {
      const $ = await readPage(path)
      const link = $('link[rel="alternate"][type="application/atom+xml"]')
      expect.soft(link.attr('href'), path).toBe(language.prefix + feedAddress)
    }
  })
})

test.each(languages)('$prefix/llms.txt lists every page with its description', async (language) => {
  const text = await readBuilt(`${language.prefix}/llms.txt`)
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true)
  const lines = text.split('\n')
  for (const { path } of addresses.filter((one) => one.language === language && one.indexable)) {
    const $ = await readPage(path)
    const title = $('head > title').text().replace(site.titleSuffix, '')
    const description = metaContent($, 'description')
    expect.soft(lines, path).toContain(`- [${title}](${site.url}${path}): ${description}`)
  }
})

describe('structured data', () => {
  /** The structured data expected on a page of each kind. */
  const expected: Record<string, string[]> = {
    '/': ['Organization', 'WebSite'],
    '/about': ['Organization', 'AboutPage', 'BreadcrumbList'],
    '/contact': ['Organization', 'ContactPage', 'BreadcrumbList'],
    '/faq': ['FAQPage', 'BreadcrumbList'],
    '/terms-of-use': ['WebPage', 'BreadcrumbList'],
    '/privacy-policy': ['WebPage', 'BreadcrumbList'],
    '/portfolio': ['CollectionPage', 'BreadcrumbList'],
    '/portfolio/clement': ['CreativeWork', 'BreadcrumbList'],
    '/blog': ['CollectionPage', 'BreadcrumbList'],
    '/blog/offline-first-apps': ['Article', 'BreadcrumbList'],
    '/service': ['CollectionPage', 'BreadcrumbList'],
    '/service/technology': ['Service', 'BreadcrumbList', 'FAQPage'],
    '/team': ['CollectionPage', 'BreadcrumbList'],
    '/team/lina-haddad': ['ProfilePage', 'BreadcrumbList'],
    '/case-study/noria-water-bills': ['Article', 'BreadcrumbList'],
    '/architecture-agency': ['WebPage'],
    '/showcase-portfolio': ['WebPage'],
  }

  test.each(Object.entries(expected))('says what %s is', async (path, types) => {
    expect((await readGraph(path)).map((thing) => thing['@type'])).toEqual(types)
  })

  /** The fields that search engines and readers require and recommend for each type. */
  const fields: Record<string, string[]> = {
    Organization: ['name', 'url', 'logo', 'email', 'telephone', 'address', 'sameAs'],
    WebSite: ['name', 'url', 'publisher'],
    WebPage: ['name', 'url', 'description', 'isPartOf', 'publisher'],
    AboutPage: ['name', 'url', 'isPartOf', 'mainEntity'],
    ContactPage: ['name', 'url', 'isPartOf', 'mainEntity'],
    CollectionPage: ['name', 'url', 'isPartOf', 'mainEntity'],
    ProfilePage: ['name', 'url', 'isPartOf', 'mainEntity'],
    Article: ['headline', 'description', 'image', 'author', 'publisher', 'mainEntityOfPage'],
    CreativeWork: ['name', 'abstract', 'image', 'creator', 'datePublished', 'mainEntityOfPage'],
    Service: ['name', 'description', 'url', 'provider', 'areaServed'],
    BreadcrumbList: ['itemListElement'],
    FAQPage: ['mainEntity'],
  }

  test('has the required fields on every indexable page, with one id for the studio', async () => {
    for (const path of listed) {
      const things = await readGraph(path)
      expect.soft(things.length, path).toBeGreaterThan(0)
      for (const thing of things) {
        const type = String(thing['@type'])
        for (const field of fields[type] ?? ['a kind that this test knows']) {
          expect.soft(thing[field], `${path}: ${type}.${field}`).toBeTruthy()
        }
        const { publisher, provider, creator } = thing
        for (const studio of [publisher, provider, creator].filter((one) => one !== undefined)) {
          expect.soft(studio, path).toMatchObject({ '@id': `${site.url}/#studio` })
        }
      }
    }
  })

  const homeNames = { en: 'Home', fr: 'Accueil', ar: 'الرئيسية' }

  test('has the full breadcrumb, from Home to the page itself', async () => {
    for (const { path, language } of addresses.filter(({ indexable }) => indexable)) {
      const way = (await readGraph(path)).find((thing) => thing['@type'] === 'BreadcrumbList')
      if (!way) continue
      const steps = way.itemListElement as { position: number; name: string; item: string }[]
      expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      const home = `${site.url}${inLanguage('/', language.prefix)}`
      expect.soft(steps[0], path).toMatchObject({ name: homeNames[language.code], item: home })
      expect.soft(steps.at(-1)?.item, path).toBe(`${site.url}${path}`)
    }
  })

  test('refers to pictures and author pages that exist', async () => {
    for (const path of listed) {
      for (const address of textsIn(await readGraph(path), ['image', 'logo'])) {
        const { format } = await sharp(join(builtSite, address.slice(site.url.length))).metadata()
        expect.soft(['jpeg', 'png'], `${path}: ${address}`).toContain(format)
      }
    }
    const [article] = await readGraph('/blog/offline-first-apps')
    const [profile] = await readGraph('/team/yacine-belkacem')
    const person = { '@type': 'Person', '@id': `${site.url}/team/yacine-belkacem#person` }
    expect(article?.author).toMatchObject(person)
    expect(profile?.mainEntity).toMatchObject(person)
  })

  test('refers only to addresses of the site that exist', async () => {
    const known = new Set(addresses.map(({ path }) => path))
    for (const { path } of addresses) {
      const names = ['url', 'item', '@id', 'mainEntityOfPage']
      for (const url of textsIn(await readGraph(path), names)) {
        const address = url.replace(/#.*$/, '')
        expect.soft(address.startsWith(site.url), `${path}: ${url}`).toBe(true)
        expect.soft(known, path).toContain(address.slice(site.url.length) || '/')
      }
    }
  })

  test('of a page with questions contains all of them, without inline markup', async () => {
    for (const path of ['/faq', '/service/technology']) {
      const page = (await readGraph(path)).find((thing) => thing['@type'] === 'FAQPage')
      const questions = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
      const $ = await readPage(path)
      const shown = $('main details > summary > h3')
        .toArray()
        .map((question) => $(question).text())
      expect(
        questions.map(({ name }) => name),
        path,
      ).toEqual(shown)
      for (const { acceptedAnswer } of questions) {
        expect.soft(acceptedAnswer.text).toMatch(/\w{2,}/)
        expect.soft(acceptedAnswer.text).not.toMatch(/\]\(|`/)
      }
    }
  })
})

test('the theme colour is the colour of the page’s first surface', async () => {
  const colors = themeColors()
  for (const path of listed) {
    const $ = await readPage(path)
    const surface = $('[data-surface]').attr('data-surface') ?? ''
    expect.soft(colors, path).toHaveProperty(surface)
    expect.soft(metaContent($, 'theme-color'), `${path}: ${surface}`).toBe(colors[surface])
  }
})

/** The items of a page's structured data. */
async function readGraph(path: string) {
  const $ = await readPage(path)
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const graph: Graph = JSON.parse($(script).text())
      return graph['@graph'] as unknown as Record<string, unknown>[]
    })
}

/** All texts under these names, at any depth. */
function textsIn(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && names.includes(name) ? [inner] : textsIn(inner, names),
  )
}

/** The root element of an XML file, parsed strictly. */
async function readXml(file: string): Promise<Element> {
  const parser = new DOMParser({ onError: onErrorStopParsing })
  const root = parser.parseFromString(await readBuilt(file), 'application/xml').documentElement
  if (!root) throw new Error(`${file} is empty.`)
  return root
}

/** The direct child elements with this name. */
function all(parent: Element, name: string): Element[] {
  return [...parent.getElementsByTagName(name)].filter((child) => child.parentNode === parent)
}

/** The text of the only direct child with this name. */
function textOf(parent: Element, name: string) {
  const [child, ...others] = all(parent, name)
  expect(others, name).toEqual([])
  return child?.textContent ?? undefined
}
