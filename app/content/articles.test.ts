import { expect, test } from 'vitest'
import { articleCategories, articles, articleTags, digestArticle } from './en/articles.ts'

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

test('they are dated in 2022, newest first, on days the studio works', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const date of dates) {
    expect(date).toMatch(/^2022-\d\d-\d\d$/)
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
    expect([0, 1, 2, 3, 4], `${date} falls on a weekend in Algeria`).toContain(weekday)
  }
})

test('exactly the three teasers fall in March', () => {
  const inMarch = articles.filter(({ date }) => date.startsWith('2022-03'))
  expect(inMarch.map(({ slug }) => slug)).toEqual([
    'what-an-app-costs',
    'arabic-and-french-on-one-screen',
    'offline-first-apps',
  ])
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
