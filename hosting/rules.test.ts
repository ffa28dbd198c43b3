import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parameterRoutes } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import { idPatterns, languageAt, notFoundFileOf } from './rules.ts'

/** Any text that a browser would send as one segment: encoded, not empty and no dot segment. */
const id = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text.isWellFormed() && text !== '.' && text !== '..')
  .map(encodeURIComponent)

const routes = parameterRoutes.map(({ route }) => route)
const prefixes = languages.map(({ prefix }) => prefix)

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
      if (!prefixes.some((prefix) => prefix === `/${first}`)) {
        expect(isId(`/${first}${route}/${second}`)).toBe(false)
      }
      expect(isId(`/x${route}/${second}`)).toBe(false)
    }),
  )
})

test('an unknown address is answered in the language that its first segment names', () => {
  for (const language of languages) {
    expect(notFoundFileOf(languageAt(`${language.prefix}/no/such-page`))).toBe(
      `${language.prefix}/404.html`.slice(1),
    )
    expect(languageAt(language.prefix || '/')).toBe(language)
    expect(languageAt(`${language.prefix}x/no-such-page`)).toBe(languages[0])
  }
})
