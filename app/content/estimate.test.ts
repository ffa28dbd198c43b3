import { expect, test } from 'vitest'
import { faq } from '#words/faq.ts'
import { home } from '#words/home.ts'
import { servicePage } from '#words/service-page.ts'
import { grouped } from '../lib/grouped.ts'
import { articles } from './collections/articles.ts'
import {
  type AdditionId,
  additions,
  dayRate,
  daysInWeek,
  estimate,
  type ProductId,
  products,
} from './estimate.ts'

test('days and price are those of the FAQ, of the services and of home', () => {
  const answer = faq.categories
    .flatMap<{ slug: string; answer: string }>(({ items }) => items)
    .find(({ slug }) => slug === 'what-does-it-cost')?.answer
  expect(answer).toContain(`$${dayRate}.`)
  expect(servicePage.dayPrice).toContain(`$${dayRate}.`)
  expect(home.services.all).toContain(`$${dayRate} `)
  expect(answer).toContain(`a simple app about ${products.reading.days}`)
  expect(answer).toContain(`accounts and payments about ${products.using.days}`)
})

test('the article on prices names the same dinars', () => {
  const article = articles.find(({ slug }) => slug === 'what-an-app-costs')
  for (const product of ['reading', 'using', 'twoSides'] as const) {
    expect(JSON.stringify(article)).toContain(grouped(estimate(product, []).dinars, ','))
  }
})

test('additions count in days or by their share, and change price and weeks', () => {
  expect(estimate('using', [])).toEqual({
    days: 90,
    weeks: 12,
    price: 18_000,
    dinars: 2_520_000,
    parts: {},
  })
  expect(estimate('using', ['twice', 'backOffice', 'system', 'brief'])).toEqual({
    days: 90 + 18 + 8 + 4 - 4,
    weeks: 15,
    price: 23_200,
    dinars: 3_248_000,
    parts: { twice: 18, backOffice: 8, system: 4, brief: -4 },
  })
})

test('a website is not written twice', () => {
  expect(estimate('site', ['twice'])).toEqual(estimate('site', []))
})

test('no choice needs more days in a week than the sheet says', () => {
  const all = Object.keys(additions) as AdditionId[]
  for (const product of Object.keys(products) as ProductId[])
    for (let choice = 0; choice < 2 ** all.length; choice++) {
      const { days, weeks } = estimate(
        product,
        all.filter((_, index) => choice & (1 << index)),
      )
      expect(days / weeks).toBeLessThanOrEqual(daysInWeek)
    }
})
