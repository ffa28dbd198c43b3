import { expect, test } from 'vitest'
import { type Figures, missedTargets } from './targets.ts'

const limit: Figures = { score: 100, fcp: 600, lcp: 1200, tbt: 30, cls: 0 }
const slowest: Figures = { score: 100, fcp: 660, lcp: 1320, tbt: 50, cls: 0 }

function missed(figures: Partial<Figures>, phoneMs = 450) {
  const pages = new Map([['/faq', { ...slowest, ...figures }]])
  return missedTargets(pages, limit, [
    { press: 'mouse', median: 120 },
    { press: 'phone', median: phoneMs },
    { press: 'prerendered', median: 50 },
  ])
}

test('a page on the edge of every target meets them all', () => {
  expect(missed({})).toEqual([])
})

test.each<[Partial<Figures>, string]>([
  [{ lcp: 1321 }, 'LCP'],
  [{ fcp: 661 }, 'FCP'],
  [{ tbt: 51 }, 'TBT'],
  [{ cls: 0.001 }, 'CLS'],
  [{ score: 99 }, 'score'],
])('%o is beyond a target', (figures, name) => {
  expect(missed(figures)).toEqual([`/faq: ${name}`])
})

test('a slow navigation is reported', () => {
  expect(missed({}, 451)).toEqual(['next heading, phone'])
})
