import { expect, test } from 'vitest'
import { pricing } from '#words/pricing.ts'
import { withPrices } from './plan-prices.ts'

test('the three plans have the specified prices, monthly and yearly', () => {
  const prices = (period: 'monthly' | 'yearly') =>
    withPrices(period, pricing[period]).plans.map(({ title, amount }) => `${title} ${amount}`)
  expect(prices('monthly')).toEqual(['Standard $29', 'Professional $199', 'Ultimate $299'])
  expect(prices('yearly')).toEqual(['Standard $59', 'Professional $399', 'Ultimate $599'])
})

test('no two plans list the same feature', () => {
  const features = [...pricing.monthly.plans, ...pricing.yearly.plans].flatMap((plan) => [
    ...plan.features,
  ])
  expect(new Set(features).size).toBe(36)
})
