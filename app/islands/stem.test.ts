import { expect, test } from 'vitest'
import { byStem } from './stem'

test('parts are found by the names of their files', () => {
  const parts = byStem({ '../ui/carousel.behaviour.ts': 1, '../pages/today.behaviour.ts': 2 })
  expect([...parts]).toEqual([
    ['carousel', 1],
    ['today', 2],
  ])
})

test.each([
  ['islands', import.meta.glob('../**/*.island.tsx')],
  ['behaviours', import.meta.glob('../**/*.behaviour.ts')],
])('no two %s have one name', (_, files) => {
  const paths = Object.keys(files)
  expect(paths).not.toEqual([])
  expect(byStem(files).size).toBe(paths.length)
})
