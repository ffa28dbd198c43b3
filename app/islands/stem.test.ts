import { expect, test } from 'vitest'
import { byStem } from './stem'

test('parts are found by the names of their files', () => {
  const parts = byStem({ '../ui/carousel.behaviour.ts': 1, '../pages/today.behaviour.ts': 2 })
  expect([...parts]).toEqual([
    ['carousel', 1],
    ['today', 2],
  ])
})

test('two parts of one name are refused', () => {
  const parts = { '../ui/list.behaviour.ts': 1, '../pages/list.behaviour.ts': 2 }
  expect(() => byStem(parts)).toThrow('Two parts have one name: list')
})
