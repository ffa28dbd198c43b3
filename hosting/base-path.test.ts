import { expect, test } from 'vitest'
import { readBasePath } from './base-path.ts'

test('the path of the published address is where the site lives', () => {
  expect(readBasePath('https://ikosim.studio')).toBe('/')
  expect(readBasePath('https://ikosim.github.io/site')).toBe('/site/')
})

test('an invalid published address is refused', () => {
  for (const url of [
    'https://ikosim.studio/',
    'http://ikosim.studio',
    'https://ikosim.studio/?from=card',
    'https://ikosim.studio/a%20b',
  ]) {
    expect(() => readBasePath(url), url).toThrow('cannot be published')
  }
})
