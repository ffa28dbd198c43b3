import { expect, test } from 'vitest'
import {
  galleryCategories,
  heroTabs,
  photographyAbout,
  photographyServices,
} from './en/photography-agency.ts'
import {
  photographyFactsFrame,
  photographyPricing,
  photographyPrints,
} from './en/photography-agency-offers.ts'
import { shots } from './photography-shots.ts'

test('there are fourteen frames, numbered in order', () => {
  expect(shots.map(({ frame }) => frame)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1))
})

test('every category has two frames or more, and every frame its own picture', () => {
  const counts = Map.groupBy(shots, ({ category }) => category)
  expect([...counts.keys()].sort()).toEqual(Object.keys(galleryCategories).sort())
  for (const [category, frames] of counts) {
    expect(frames.length, category).toBeGreaterThanOrEqual(2)
  }
  expect(new Set(shots.map(({ picture }) => picture.src)).size).toBe(14)
})

test('tall pictures have tall frames', () => {
  for (const { title, height, picture } of shots) {
    expect(height, title).toBe(picture.height > picture.width ? 622 : 299)
  }
})

test('tabs, prints and services refer to existing frames and categories', () => {
  for (const { title, frame } of heroTabs) {
    const shot = shots.find((item) => item.frame === frame)
    expect(shot && galleryCategories[shot.category]).toBe(title)
  }
  const frames = new Set<number>(shots.map(({ frame }) => frame))
  expect(photographyPrints.items.every(({ frame }) => frames.has(frame))).toBe(true)
  expect(photographyServices.items.map(({ category }) => category)).toEqual(
    Object.keys(galleryCategories),
  )
})

test('each frame is enlarged in one place: a tab, the portrait, the figures’ background or a print', () => {
  const enlarged = [
    ...heroTabs.map(({ frame }) => frame),
    photographyAbout.frame,
    photographyFactsFrame,
    ...photographyPrints.items.map(({ frame }) => frame),
  ]
  expect(enlarged.sort((a, b) => a - b)).toEqual(shots.map(({ frame }) => frame))
})

test('the packages have the specified prices', () => {
  const prices = (period: 'monthly' | 'yearly') =>
    photographyPricing[period].plans.map(({ title, price, features }) => [
      title,
      price,
      features.length,
    ])
  expect(prices('monthly')).toEqual([
    ['Standard', 29, 6],
    ['Professional', 199, 6],
    ['Ultimate', 299, 6],
  ])
  expect(prices('yearly')).toEqual([
    ['Standard', 59, 6],
    ['Professional', 399, 6],
    ['Ultimate', 599, 6],
  ])
})
