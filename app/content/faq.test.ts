import { expect, test } from 'vitest'
import { type FaqCategory, faq } from '#words/faq.ts'

const categories: readonly FaqCategory[] = faq.categories

test('the four categories are those of the specification, in its order', () => {
  expect(categories.map(({ title }) => title)).toEqual([
    'Development Services',
    'Pricing & Payment',
    'Process & Timeline',
    'Support & Maintenance',
  ])
})

test('each category has six to eight questions, each with its own address', () => {
  const slugs = categories.flatMap(({ slug, items }) => [slug, ...items.map((item) => item.slug)])
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  for (const { items, title } of categories) {
    expect(items.length, title).toBeGreaterThanOrEqual(6)
    expect(items.length, title).toBeLessThanOrEqual(8)
    for (const { question } of items) expect(question).toMatch(/\?$/)
  }
})

test('the question of a category that is answered in brief is one of its own, but not the open one', () => {
  for (const { brief, items } of categories) {
    expect(items.slice(1).map(({ slug }) => slug)).toContain(brief.slug)
  }
})
