import { expect, test } from 'vitest'
import { type FaqCategory, type FaqItem, faq } from '#words/faq.ts'

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

test('an answer in brief fits on a line and is no sentence', () => {
  for (const { brief, question } of categories.flatMap<FaqItem>(({ items }) => items)) {
    expect(brief.length, question).toBeLessThanOrEqual(30)
    expect(brief, question).not.toMatch(/[.!?]$/)
  }
})
