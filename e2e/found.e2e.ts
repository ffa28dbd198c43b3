import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Graph } from 'schema-dts'
import sharp from 'sharp'
import { addresses } from '../app/addresses.ts'
import { articles } from '../app/content/en/articles.ts'
import { site } from '../app/content/en/site.ts'
import { feedAddress } from '../app/lib/feed-address.ts'
import { cardAddress, cardSize, generalCard } from '../app/lib/social-card.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { cardHash } from '../scripts/cards/record.ts'
import { decode, readPageFacts } from '../scripts/page-facts.ts'
import { themeColors } from '../scripts/theme-colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

const listed = addresses.filter(({ indexable }) => indexable).map(({ path }) => path)
const readPage = (path: string) => readFile(join(builtSite, path, 'index.html'), 'utf8')

/** The content of a page's `<meta>`, as a reader of links sees it. */
function metaContent(html: string, name: string) {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? undefined : decode(content)
}

test.describe('a social card', () => {
  test('belongs to each page that search engines may list, and shows its present title and picture', async () => {
    const record: Record<string, string> = JSON.parse(
      await readFile(join(import.meta.dirname, '../media/cards.json'), 'utf8'),
    )
    expect(Object.keys(record).sort(), 'Run `npm run build && npm run cards`.').toEqual(
      listed.toSorted(),
    )
    for (const path of listed) {
      const html = await readPage(path)
      expect.soft(metaContent(html, 'og:image'), path).toBe(`${site.url}${cardAddress(path)}`)
      const hash = cardHash(readPageFacts(html))
      expect.soft(record[path], `${path}: run \`npm run build && npm run cards\``).toBe(hash)
    }
  })

  test('has the size that the page says, and is light', async () => {
    for (const path of listed) {
      const html = await readPage(path)
      const file = await readFile(join(builtSite, cardAddress(path)))
      const { width, height, format } = await sharp(file).metadata()
      expect.soft({ width, height, format }, path).toEqual({ ...cardSize, format: 'jpeg' })
      expect.soft(metaContent(html, 'og:image:width'), path).toBe(String(width))
      expect.soft(metaContent(html, 'og:image:height'), path).toBe(String(height))
      expect.soft(metaContent(html, 'og:image:alt'), path).toContain(readPageFacts(html).title)
      expect.soft(metaContent(html, 'twitter:card'), path).toBe('summary_large_image')
      expect.soft(file.length, path).toBeLessThan(65_000)
    }
  })

  test('of a page that is not listed is the general one', async () => {
    for (const path of ['/admin/subscribers', '/blog/blog-details']) {
      expect(metaContent(await readPage(path), 'og:image')).toBe(`${site.url}${generalCard}`)
    }
  })
})

test('the sitemap says when each page last changed', async () => {
  const sitemap = await readFile(join(builtSite, 'sitemap.xml'), 'utf8')
  const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
  expect(entries.map(([, url]) => url)).toEqual(listed.map((path) => `${site.url}${path}`))
  for (const [, url, date = ''] of entries) {
    expect.soft(date, url).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect.soft(Date.parse(date), url).toBeLessThanOrEqual(Date.now())
    const article = articles.find(({ slug }) => url === `${site.url}/blog/${slug}`)
    if (article) expect.soft(date, url).toBe(article.date)
  }
})

test('the feed tells of every article, newest first, and every page leads to it', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const link = page.locator('link[rel="alternate"][type="application/atom+xml"]')
  await expect(link).toHaveAttribute('href', feedAddress)

  const answer = await request.get(feedAddress)
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  // Read by a real parser of XML, which takes no half measures; the site's own policy would not let it run there.
  await page.goto('about:blank')
  const feed = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      const texts = (name: string) =>
        [...document.querySelectorAll(`entry > ${name}`)].map(({ textContent }) => textContent)
      return {
        root: `${document.documentElement.namespaceURI} ${document.documentElement.localName}`,
        updated: document.querySelector('feed > updated')?.textContent,
        titles: texts('title'),
        ids: texts('id'),
        dates: texts('updated'),
        summaries: texts('summary'),
        authors: texts('author > name'),
      }
    },
    await answer.text(),
  )
  expect(feed).toEqual({
    root: 'http://www.w3.org/2005/Atom feed',
    updated: `${articles[0].date}T12:00:00Z`,
    titles: articles.map(({ title }) => title),
    ids: articles.map(({ slug }) => `${site.url}/blog/${slug}`),
    dates: articles.map(({ date }) => `${date}T12:00:00Z`),
    summaries: articles.map(({ excerpt }) => excerpt),
    authors: articles.map(({ author }) => author.name),
  })
  expect(feed.dates).toEqual(feed.dates.toSorted().reverse())
})

test('llms.txt lists every page with its description', async () => {
  const text = await readFile(join(builtSite, 'llms.txt'), 'utf8')
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true)
  for (const path of listed) {
    const { title, description } = readPageFacts(await readPage(path))
    expect.soft(text, path).toContain(`- [${title}](${site.url}${path}): ${description}`)
  }
})

test.describe('structured data', () => {
  /** What stands on a page of each kind. */
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

  for (const [path, types] of Object.entries(expected)) {
    test(`says what ${path} is`, async () => {
      expect((await readGraph(path)).map((thing) => thing['@type'])).toEqual(types)
    })
  }

  /** What search engines and readers' tools ask of each kind, and recommend. */
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

  test('has on every listed page what its kind asks for, by one name for the studio', async () => {
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

  test('tells the whole way to a page, from Home to the page itself', async () => {
    for (const path of listed) {
      const way = (await readGraph(path)).find((thing) => thing['@type'] === 'BreadcrumbList')
      if (!way) continue
      const steps = way.itemListElement as { position: number; name: string; item: string }[]
      expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect.soft(steps[0]).toMatchObject({ name: 'Home', item: `${site.url}/` })
      expect.soft(steps.at(-1)?.item, path).toBe(`${site.url}${path}`)
    }
  })

  test('shows pictures that are there, and signs articles with pages that are there', async () => {
    for (const path of listed) {
      const text = JSON.stringify(await readGraph(path))
      for (const [, address = ''] of text.matchAll(/"(?:image|logo)":"([^"]+)"/g)) {
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

  test('names no address of the site that does not exist', async () => {
    const known = new Set(addresses.map(({ path }) => path))
    for (const { path } of addresses) {
      for (const [, url = ''] of JSON.stringify(await readGraph(path)).matchAll(
        /"(?:url|item|@id|mainEntityOfPage)":"([^"]+)"/g,
      )) {
        const address = url.replace(/#.*$/, '')
        expect.soft(address.startsWith(site.url), `${path}: ${url}`).toBe(true)
        expect.soft(known, path).toContain(address.slice(site.url.length) || '/')
      }
    }
  })

  test('of a page with questions holds every one, without marks', async () => {
    for (const path of ['/faq', '/service/technology']) {
      const page = (await readGraph(path)).find((thing) => thing['@type'] === 'FAQPage')
      const questions = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
      const html = await readPage(path)
      expect(questions).toHaveLength(html.match(/<details/g)?.length ?? 0)
      for (const { name, acceptedAnswer } of questions) {
        expect.soft(decode(html), path).toContain(`>${name}<`)
        expect.soft(acceptedAnswer.text).toMatch(/\w{2,}/)
        expect.soft(acceptedAnswer.text).not.toMatch(/\]\(|`/)
      }
    }
  })
})

test('the browser paints its frame in the colour that the page begins with', async ({ page }) => {
  const colors = themeColors()
  for (const path of listed) {
    const html = await readPage(path)
    const { surface } = readPageFacts(html)
    expect.soft(metaContent(html, 'theme-color'), `${path}: ${surface}`).toBe(colors[surface])
  }
  await page.goto('/')
  await hydrated(page)
  await page.locator('a[href="/contact"]:visible').first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    colors.sea ?? '',
  )
})

async function readGraph(path: string) {
  const blocks = (await readPage(path)).matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  )
  return [...blocks].flatMap(([, data = '']) => {
    const graph: Graph = JSON.parse(data)
    return graph['@graph'] as unknown as Record<string, unknown>[]
  })
}
