import { expect, test } from 'vitest'
import { type Block, headings, wordCount } from '../lib/prose.ts'
import { articleBodies } from './en/article-bodies.ts'
import { articleCategories, articles, articleTags, digestArticle } from './en/articles.ts'
import { marchArticles } from './en/march-articles.ts'
import { privacy } from './en/privacy-policy.ts'
import { terms } from './en/terms-of-use.ts'

const all = [...articles, digestArticle]

test('there are twelve articles, each under its own address', () => {
  expect(articles).toHaveLength(12)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(13)
  for (const { slug } of all) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('no two articles share a title or an excerpt', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ excerpt }) => excerpt)).size).toBe(all.length)
})

test('articles are dated in 2022, newest first, on working days', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const date of dates) {
    expect(date).toMatch(/^2022-\d\d-\d\d$/)
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
    expect([0, 1, 2, 3, 4], `${date} falls on a weekend in Algeria`).toContain(weekday)
  }
})

test('the teasers are exactly the articles of March, and more than the carousel shows at once', () => {
  const inMarch = articles.filter(({ date }) => date.startsWith('2022-03'))
  expect(inMarch).toEqual(marchArticles)
  expect(inMarch.length).toBeGreaterThan(3)
})

test('an excerpt is one or two sentences and fits a search result', () => {
  for (const { excerpt } of all) {
    expect(excerpt.length, excerpt).toBeGreaterThanOrEqual(60)
    expect(excerpt.length, excerpt).toBeLessThanOrEqual(160)
    expect(excerpt.match(/[.?](\s|$)/g)?.length, excerpt).toBeLessThanOrEqual(2)
  }
})

test('every category and every tag in the sidebar leads to an article', () => {
  const categories = new Set<string>(articles.map(({ category }) => category))
  const tags = new Set<string>(articles.flatMap((article) => [...article.tags]))
  expect(Object.keys(articleCategories).toSorted()).toEqual([...categories].toSorted())
  expect(Object.keys(articleTags).toSorted()).toEqual([...tags].toSorted())
})

const bodies = import.meta.glob<{ body: readonly Block[] }>('./en/articles/*.ts', { eager: true })

test('every article has a body of the same name, and every body an article', async () => {
  expect(Object.keys(bodies)).toHaveLength(all.length)
  for (const { slug } of all) {
    const { body } = await articleBodies[slug]()
    expect(body, slug).toBe(bodies[`./en/articles/${slug}.ts`]?.body)
  }
})

test('a body has 500 to 900 words under at least four headings, each with its own anchor', () => {
  for (const [path, { body }] of Object.entries(bodies)) {
    const words = wordCount(body)
    expect(words, path).toBeGreaterThanOrEqual(500)
    expect(words, path).toBeLessThanOrEqual(900)
    const anchors = headings(body).map(({ id }) => id)
    expect(anchors.length, path).toBeGreaterThanOrEqual(4)
    expect(new Set(anchors).size, path).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor, path).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

test('a table has as many cells in each row as columns, and every column a name', () => {
  const texts = [...Object.values(bodies).map(({ body }) => body), terms.body, privacy.body]
  for (const block of texts.flat()) {
    if (typeof block === 'string' || block.kind !== 'table') continue
    for (const row of block.rows) expect(row.length, block.caption).toBe(block.columns.length)
    for (const column of block.columns) expect(column, block.caption).not.toBe('')
  }
})

test('numbered lists continue the numbers of the one before', () => {
  for (const [path, { body }] of Object.entries(bodies)) {
    let next = 1
    for (const block of body) {
      if (typeof block === 'string' || block.kind !== 'list' || !block.ordered) continue
      if (block.start !== undefined) expect(block.start, path).toBe(next)
      next = (block.start ?? 1) + block.items.length
    }
  }
})
