import { expect, test } from 'vitest'
import { photographyAgency } from '#words/photography-agency.ts'
import { factsFrame, heroFrames, portraitFrame, shots } from './photography-shots.ts'
import { withPrices } from './plan-prices.ts'

const { categories, prints, pricing, services } = photographyAgency

test('there are fourteen frames, numbered in order', () => {
  expect(shots.map(({ frame }) => frame)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1))
})

test('every category has two frames or more, and every frame its own picture', () => {
  const counts = Map.groupBy(shots, ({ category }) => category)
  expect([...counts.keys()].sort()).toEqual(Object.keys(categories).sort())
  for (const [category, frames] of counts) {
    expect(frames.length, category).toBeGreaterThanOrEqual(2)
  }
  expect(new Set(shots.map(({ picture }) => picture.src)).size).toBe(14)
})

test('the frames of each strip of film are equally high', () => {
  // As pages/photography-agency/gallery.module.css cuts them.
  for (const [first, last] of [
    [1, 3],
    [4, 7],
    [8, 10],
    [11, 12],
    [13, 14],
  ] as const) {
    const strip = shots.filter(({ frame }) => frame >= first && frame <= last)
    expect(new Set(strip.map(({ height }) => height)).size, `frames ${first} to ${last}`).toBe(1)
  }
})

test('there is a service for each category', () => {
  expect(services.items.map(({ category }) => category)).toEqual(Object.keys(categories))
})

test('each frame is enlarged in one place: a tab, the portrait, the figures’ background or a print', () => {
  const enlarged = [
    ...heroFrames.map(({ frame }) => frame),
    portraitFrame,
    factsFrame,
    ...prints.items.map(({ frame }) => frame),
  ]
  expect(enlarged.sort((a, b) => a - b)).toEqual(shots.map(({ frame }) => frame))
})

test('the packages are three, each with six features', () => {
  for (const period of ['monthly', 'yearly'] as const) {
    const plans = withPrices(period, pricing[period]).plans
    expect(plans.map(({ id, features }) => [id, features.length])).toEqual([
      ['standard', 6],
      ['professional', 6],
      ['ultimate', 6],
    ])
  }
})
