import { expect, test } from 'vitest'
import { articleCategories, articleTags } from '#words/article-labels.ts'
import { headings, wordCount } from '../lib/prose.ts'
import { articles, digestArticle, marchArticles } from './collections/articles.ts'
import { legalTexts } from './collections/legal-texts.ts'

const all = [...articles, digestArticle]

test('each article has an address of its own', () => {
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  for (const { slug } of all) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('no two articles share a title or an excerpt', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ excerpt }) => excerpt)).size).toBe(all.length)
})

test('articles are dated newest first, on working days', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const date of dates) {
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
    expect([0, 1, 2, 3, 4], `${date} falls on a weekend in Algeria`).toContain(weekday)
  }
})

test('March has more articles than the carousel shows at once', () => {
  expect(marchArticles.length).toBeGreaterThan(3)
})

test('neighbours have different surfaces, in the whole list and within a category', () => {
  const lists = [
    articles,
    ...Object.keys(articleCategories).map((key) =>
      articles.filter(({ category }) => category === key),
    ),
  ]
  for (const list of lists) {
    for (const [index, { slug, cover }] of list.entries()) {
      expect(cover.surface, slug).not.toBe(list[index + 1]?.cover.surface)
    }
  }
})

test('no two articles show the same picture', () => {
  expect(new Set(all.map(({ cover }) => cover.picture)).size).toBe(all.length)
})

test('an excerpt is one or two sentences and fits a search result', () => {
  for (const { excerpt } of all) {
    expect(excerpt.length, excerpt).toBeGreaterThanOrEqual(60)
    expect(excerpt.length, excerpt).toBeLessThanOrEqual(160)
    expect(excerpt.match(/[.?](\s|$)/g)?.length, excerpt).toBeLessThanOrEqual(2)
  }
})

test('each article has a question of its own, in one sentence, and an answer of at most two short lines', () => {
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length)
  for (const { question, answer } of all) {
    expect(question).toMatch(/^[^.?]+[?؟]$/)
    expect(question.length, question).toBeLessThanOrEqual(60)
    expect(answer.length, answer).toBeLessThanOrEqual(24)
  }
})

test('every category and every tag in the sidebar leads to an article', () => {
  const categories = new Set<string>(articles.map(({ category }) => category))
  const tags = new Set<string>(articles.flatMap((article) => [...article.tags]))
  expect(Object.keys(articleCategories).toSorted()).toEqual([...categories].toSorted())
  expect(Object.keys(articleTags).toSorted()).toEqual([...tags].toSorted())
})

test('a body has 500 to 900 words under at least four headings, each with its own anchor', () => {
  for (const { slug, body } of all) {
    const words = wordCount(body)
    expect(words, slug).toBeGreaterThanOrEqual(500)
    expect(words, slug).toBeLessThanOrEqual(900)
    const anchors = headings(body).map(({ id }) => id)
    expect(anchors.length, slug).toBeGreaterThanOrEqual(4)
    expect(new Set(anchors).size, slug).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor, slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

test('a table has as many cells in each row as columns, and every column a name', () => {
  for (const block of [...all, ...legalTexts].flatMap(({ body }) => body)) {
    if (typeof block === 'string' || block.kind !== 'table') continue
    for (const row of block.rows) expect(row.length, block.caption).toBe(block.columns.length)
    for (const column of block.columns) expect(column, block.caption).not.toBe('')
  }
})

test('numbered lists continue the numbers of the one before', () => {
  for (const { slug, body } of all) {
    let next = 1
    for (const block of body) {
      if (typeof block === 'string' || block.kind !== 'list' || !block.ordered) continue
      if (block.start !== undefined) expect(block.start, slug).toBe(next)
      next = (block.start ?? 1) + block.items.length
    }
  }
})
