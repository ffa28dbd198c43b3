import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ArticleQuery,
  archiveMonths,
  articleListAddress,
  filterArticles,
  readArticleQuery,
  recentArticles,
  relatedArticles,
} from './article-list.ts'

const article = (slug: string, facts: Partial<typeof blank> = {}) => ({ ...blank, slug, ...facts })

const blank = {
  slug: '',
  title: '',
  excerpt: '',
  category: 'craft',
  tags: [] as string[],
  author: { name: '' },
  date: '2022-01-01',
}

const everything: ArticleQuery = { text: '', category: null, archive: null, tag: null, page: 1 }

test('a search ignores case, accents and the kind of apostrophe', () => {
  const list = [
    article('a', { title: 'L’Été à Sétif' }),
    article('b', { author: { name: 'Meriem Aït Saïd' } }),
  ]
  const found = (text: string) =>
    filterArticles(list, { ...everything, text }).map(({ slug }) => slug)
  expect(found("l'ete")).toEqual(['a'])
  expect(found('SETIF')).toEqual(['a'])
  expect(found('saïd ait')).toEqual(['b'])
  expect(found('said setif')).toEqual([])
  expect(found('   ')).toEqual(['a', 'b'])
})

test('a search reads title, excerpt, category, tags and author', () => {
  const list = [
    article('title', { title: 'needle' }),
    article('excerpt', { excerpt: 'a needle here' }),
    article('category', { category: 'needle' }),
    article('tag', { tags: ['needle'] }),
    article('author', { author: { name: 'Needle' } }),
    article('none'),
  ]
  expect(filterArticles(list, { ...everything, text: 'needle' }).map(({ slug }) => slug)).toEqual([
    'title',
    'excerpt',
    'category',
    'tag',
    'author',
  ])
})

test('category, month, tag and search narrow one another', () => {
  const list = [
    article('all', { category: 'x', tags: ['t'], date: '2022-03-06', title: 'word' }),
    article('other-category', { category: 'y', tags: ['t'], date: '2022-03-06', title: 'word' }),
    article('other-tag', { category: 'x', tags: ['u'], date: '2022-03-06', title: 'word' }),
    article('other-month', { category: 'x', tags: ['t'], date: '2022-04-06', title: 'word' }),
    article('other-words', { category: 'x', tags: ['t'], date: '2022-03-06', title: 'else' }),
  ]
  const query = { text: 'word', category: 'x', archive: '2022-03', tag: 't' }
  expect(filterArticles(list, query).map(({ slug }) => slug)).toEqual(['all'])
})

test('recent articles are the newest that are not on the screen', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug))
  const recent = (...shown: string[]) =>
    recentArticles(
      list,
      shown.map((slug) => ({ slug })),
      3,
    ).map(({ slug }) => slug)
  expect(recent()).toEqual(['a', 'b', 'c'])
  expect(recent('a', 'b')).toEqual(['c', 'd', 'e'])
  expect(recent('b', 'd')).toEqual(['a', 'c', 'e'])
  expect(recent('a', 'b', 'c', 'd')).toEqual(['e'])
})

const query: fc.Arbitrary<ArticleQuery> = fc.record({
  text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  category: fc.option(fc.string({ minLength: 1 })),
  archive: fc.option(fc.string({ minLength: 1 })),
  tag: fc.option(fc.string({ minLength: 1 })),
  page: fc.integer({ min: 1 }),
})

test('a state survives a round trip through its address', () => {
  fc.assert(
    fc.property(query, (state) => {
      const address = articleListAddress(state)
      expect(readArticleQuery(new URL(address, 'https://example.org').searchParams)).toEqual(state)
    }),
  )
})

test('addresses contain only what is chosen', () => {
  expect(articleListAddress({})).toBe('/blog')
  expect(articleListAddress({ page: 2 })).toBe('/blog?page=2')
  expect(articleListAddress({ archive: '2022-03' })).toBe('/blog?archive=2022-03')
  expect(articleListAddress({ text: 'two words', tag: 'prices', page: 1 })).toBe(
    '/blog?q=two+words&tag=prices&page=1',
  )
})

test('an invalid page number means the first page', () => {
  for (const page of ['', '0', '-1', '1.5', 'two', 'Infinity', '99999999999999999999']) {
    expect(readArticleQuery(new URLSearchParams({ page })).page, page).toBe(1)
  }
})

test('an empty parameter chooses nothing', () => {
  expect(readArticleQuery(new URLSearchParams('q=&category=&archive=&tag='))).toEqual(everything)
})

test('archives count every article once, newest month first', () => {
  const dates = fc.array(
    fc
      .date({ min: new Date('2021-01-01'), max: new Date('2023-12-31'), noInvalidDate: true })
      .map((date) => ({ date: date.toISOString().slice(0, 10) })),
  )
  fc.assert(
    fc.property(dates, (articles) => {
      const months = archiveMonths(articles)
      expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(articles.length)
      const order = months.map(({ month }) => month)
      expect(order).toEqual([...new Set(order)].toSorted().reverse())
    }),
  )
})

test('related articles share most tags, then are the newest, and exclude the article itself', () => {
  const read = article('read', { tags: ['a', 'b'], category: 'x' })
  const list = [
    article('nothing-new', { category: 'y', date: '2022-12-01' }),
    article('category', { category: 'x', date: '2022-01-01' }),
    article('one-tag', { category: 'y', tags: ['a'], date: '2022-06-01' }),
    read,
    article('both-tags', { category: 'y', tags: ['b', 'a'], date: '2022-01-02' }),
  ]
  expect(relatedArticles(read, list, 3).map(({ slug }) => slug)).toEqual([
    'both-tags',
    'one-tag',
    'category',
  ])
  expect(relatedArticles(read, list, 10).map(({ slug }) => slug)).not.toContain('read')
})

test('the order of the list does not change which articles are related', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, index) =>
    article(slug, { tags: index % 2 ? ['odd'] : ['even'] }),
  )
  const read = article('read', { tags: ['odd'] })
  const expected = relatedArticles(read, list, 4)
  fc.assert(
    fc.property(fc.shuffledSubarray(list, { minLength: list.length }), (shuffled) => {
      expect(relatedArticles(read, shuffled, 4)).toEqual(expected)
    }),
  )
})
