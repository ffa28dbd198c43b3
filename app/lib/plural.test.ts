import { describe, expect, test } from 'vitest'
import { fillInCount } from './plural'

const arabic = {
  zero: 'لا مقالات',
  one: 'مقال واحد',
  two: 'مقالان',
  few: '{count} مقالات',
  many: '{count} مقالًا',
  other: '{count} مقال',
}
const french = { one: '{count} article', other: '{count} articles' }

describe('Arabic has six forms', () => {
  test.each([
    [0, 'لا مقالات'],
    [1, 'مقال واحد'],
    [2, 'مقالان'],
    [3, '3 مقالات'],
    [10, '10 مقالات'],
    [11, '11 مقالًا'],
    [99, '99 مقالًا'],
    [100, '100 مقال'],
    [102, '102 مقال'],
    [103, '103 مقالات'],
  ])('for %i', (count, text) => {
    expect(fillInCount(arabic, count, {}, 'ar-DZ')).toBe(text)
  })
})

test('French counts nothing in the singular, English in the plural', () => {
  const fr = [0, 1, 2].map((count) => fillInCount(french, count, {}, 'fr-DZ'))
  expect(fr).toEqual(['0 article', '1 article', '2 articles'])
  const en = [0, 1, 2].map((count) => fillInCount(french, count, {}, 'en-GB'))
  expect(en).toEqual(['0 articles', '1 article', '2 articles'])
})

test('a form for zero is used by languages that have none of their own', () => {
  const forms = { ...french, zero: 'No article' }
  expect(fillInCount(forms, 0, {}, 'en-GB')).toBe('No article')
  expect(fillInCount(forms, 0, {}, 'fr-DZ')).toBe('No article')
})

test('a missing form is replaced by the general one', () => {
  expect(fillInCount(french, 1_000_000, {}, 'fr-DZ')).toBe('1000000 articles')
})

test('other values are filled in too, and the number may be written differently', () => {
  const forms = { one: '{size} in one file', other: '{size} in {count} files' }
  expect(fillInCount(forms, 1200, { count: '1,200', size: '3 kB' }, 'en-GB')).toBe(
    '3 kB in 1,200 files',
  )
})
