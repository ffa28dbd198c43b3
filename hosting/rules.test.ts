import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idPatterns } from './rules.ts'

/** Any text that a browser would send as one segment: encoded, not empty and no dot segment. */
const id = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text.isWellFormed() && text !== '.' && text !== '..')
  .map(encodeURIComponent)

const routes = ['/portfolio', '/blog', '/case-study', '/service', '/team']

test('an id below a parameter route is answered by that route alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...routes), id, (route, segment) => {
      const matching = idPatterns.filter(({ pattern }) => pattern.test(`${route}/${segment}`))
      expect(matching).toHaveLength(1)
      expect(matching[0]?.page.startsWith(`${route}/`)).toBe(true)
    }),
  )
})

test('no other address counts as an id', () => {
  const isId = (path: string) => idPatterns.some(({ pattern }) => pattern.test(path))
  fc.assert(
    fc.property(fc.constantFrom(...routes), id, id, (route, first, second) => {
      expect(isId(route)).toBe(false)
      expect(isId(`${route}/`)).toBe(false)
      expect(isId(`${route}/${first}/${second}`)).toBe(false)
      expect(isId(`/${first}${route}/${second}`)).toBe(false)
      expect(isId(`/x${route}/${second}`)).toBe(false)
    }),
  )
})
