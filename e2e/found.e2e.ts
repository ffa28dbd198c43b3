import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { addresses } from '../app/addresses.ts'
import { site } from '../app/content/en/site.ts'
import { cardAddress, cardSize, generalCard } from '../app/lib/social-card.ts'
import { cardHash } from '../scripts/cards/record.ts'
import { decode, readPageFacts } from '../scripts/page-facts.ts'
import { expect, test } from './fixtures.ts'

const root = join(import.meta.dirname, '../build/client')
const listed = addresses.filter(({ indexable }) => indexable).map(({ path }) => path)
const readPage = (path: string) => readFile(join(root, path, 'index.html'), 'utf8')

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
      const file = await readFile(join(root, cardAddress(path)))
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
