import { expect, test } from 'vitest'
import { type Figures, missedTargets } from './targets.ts'

const limit: Figures = { score: 100, fcp: 600, lcp: 1200, tbt: 30, cls: 0 }
const slowest: Figures = { score: 97, fcp: 720, lcp: 1380, tbt: 80, cls: 0 }

function missed(route: string, figures: Partial<Figures>, nextHeadingMs = 100) {
  return missedTargets(new Map([[route, { ...slowest, ...figures }]]), limit, nextHeadingMs)
}

test('a page on the edge of every target meets them all', () => {
  expect(missed('/faq', {})).toEqual([])
})

test.each<[Partial<Figures>, string]>([
  [{ lcp: 1381 }, 'LCP'],
  [{ fcp: 721 }, 'FCP'],
  [{ tbt: 81 }, 'TBT'],
  [{ cls: 0.001 }, 'CLS'],
  [{ score: 96 }, 'score'],
])('%o is beyond a target', (figures, name) => {
  expect(missed('/faq', figures)).toEqual([`/faq: ${name}`])
})

test('a main page has the full score', () => {
  expect(missed('/blog', { score: 99 })).toEqual(['/blog: score'])
  expect(missed('/blog', { score: 100 })).toEqual([])
})

test('a slow navigation is reported', () => {
  expect(missed('/faq', {}, 101)).toEqual(['next heading'])
})
