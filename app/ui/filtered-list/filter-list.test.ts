import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListView, listEntries, loadMore, parseListView } from './filter-list.ts'

const categories = ['web_design', 'mobile_apps', 'logo_design'] as const
const items = fc
  .array(fc.constantFrom(...categories), { maxLength: 30 })
  .map((list) => list.map((category, id) => ({ id, category })))
const category = fc.constantFrom('all', ...categories)
const count = fc.integer({ min: 1, max: 12 })

function shown<Item extends { category: string }>(list: readonly Item[], view: ListView) {
  return listEntries(list, view).filter((entry) => entry.position >= 0)
}

test('a filter shows exactly the loaded items of its category, in order, numbered from zero', () => {
  fc.assert(
    fc.property(items, category, count, (list, chosen, loaded) => {
      const entries = shown(list, { category: chosen, loaded })
      expect(entries.map(({ item }) => item)).toEqual(
        list.slice(0, loaded).filter((item) => chosen === 'all' || item.category === chosen),
      )
      expect(entries.map(({ position }) => position)).toEqual([...entries.keys()])
    }),
  )
})

test('hidden items stay in the list, so that it is complete without scripts', () => {
  fc.assert(
    fc.property(items, category, count, (list, chosen, loaded) => {
      const entries = listEntries(list, { category: chosen, loaded })
      expect(entries.map(({ item }) => item)).toEqual(list)
    }),
  )
})

test('repeated presses show everything, and each one keeps the items shown', () => {
  fc.assert(
    fc.property(items, count, count, (list, initial, step) => {
      let view: ListView = { category: 'all', loaded: Math.min(initial, list.length) }
      while (view.loaded < list.length) {
        const before = shown(list, view)
        view = loadMore(view, step, list.length)
        expect(shown(list, view).slice(0, before.length)).toEqual(before)
        expect(shown(list, view).length - before.length).toBeLessThanOrEqual(step)
        expect(shown(list, view).length).toBeGreaterThan(before.length)
      }
      expect(shown(list, view)).toHaveLength(list.length)
    }),
  )
})

test.each([
  { name: 'agency portfolio', total: 10, initial: 7, step: 3, presses: 1 },
  { name: 'freelancer portfolio', total: 10, initial: 6, step: 4, presses: 1 },
  { name: 'photography gallery', total: 14, initial: 10, step: 4, presses: 1 },
  { name: 'studio home', total: 9, initial: 6, step: 3, presses: 1 },
])('the $name is complete after $presses press', ({ total, initial, step, presses }) => {
  let view: ListView = { category: 'all', loaded: initial }
  for (let press = 0; press < presses; press++) view = loadMore(view, step, total)
  expect(view.loaded).toBe(total)
})

test('a stored view is read back, and anything else is ignored', () => {
  fc.assert(
    fc.property(category, fc.nat(), (chosen, loaded) => {
      const view = { category: chosen, loaded }
      expect(parseListView(structuredClone(view))).toEqual(view)
    }),
  )
  for (const broken of [
    null,
    undefined,
    7,
    'all',
    {},
    { category: 'all' },
    { category: 1, loaded: 2 },
  ]) {
    expect(parseListView(broken)).toBeUndefined()
  }
  expect(parseListView({ category: 'all', loaded: '7' })).toBeUndefined()
})
