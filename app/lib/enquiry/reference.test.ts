import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOfReference, referenceOf } from './reference.ts'

const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const anyId = fc.maxSafeNat()
const formId = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2100, 0) })

test('has groups of three and a check symbol', () => {
  expect(referenceOf(1767225600000)).toBe('1KD-VDN-A00-K')
  expect(referenceOf(0)).toBe('000-000-000-0')
  expect(referenceOf(1)).toBe('000-000-001-Y')
  expect(referenceOf(31)).toBe('000-000-00Z-1')
  expect(referenceOf(32 ** 9 - 1)).toHaveLength('1K4-2QZ-8TN-7'.length)
})

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'an invalid id, %d, has no reference',
  (id) => {
    expect(referenceOf(id)).toBe('')
  },
)

test('every id can be read back', () => {
  fc.assert(
    fc.property(anyId, (id) => {
      expect(idOfReference(referenceOf(id))).toBe(id)
    }),
  )
})

test('is read in the spellings that people use', () => {
  fc.assert(
    fc.property(
      formId,
      fc.constantFrom(' ', '', '–', '\u00A0', ' - '),
      fc.boolean(),
      (id, gap, isSmall) => {
        const misread = referenceOf(id)
          .replaceAll('-', gap)
          .replaceAll('0', 'O')
          .replaceAll('1', isSmall ? 'L' : 'I')
        expect(idOfReference(isSmall ? ` ${misread.toLowerCase()}\n` : misread)).toBe(id)
      },
    ),
  )
})

test('one wrong symbol is found', () => {
  fc.assert(
    fc.property(formId, fc.nat({ max: 9 }), fc.nat({ max: 31 }), (id, at, value) => {
      const typed = [...referenceOf(id).replaceAll('-', '')]
      fc.pre(typed[at] !== symbols[value])
      typed[at] = symbols.charAt(value)
      expect(idOfReference(typed.join(''))).toBeUndefined()
    }),
  )
})

test('a transposition of neighbours is found, except of 0 and Z', () => {
  fc.assert(
    fc.property(formId, fc.nat({ max: 8 }), (id, at) => {
      const typed = [...referenceOf(id).replaceAll('-', '')]
      const pair = typed.slice(at, at + 2)
      fc.pre(pair[0] !== pair[1] && pair.toSorted().join('') !== '0Z')
      typed.splice(at, 2, ...pair.reverse())
      expect(idOfReference(typed.join(''))).toBeUndefined()
    }),
  )
})

test('any input is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const id = idOfReference(text)
      if (id !== undefined) expect(idOfReference(referenceOf(id))).toBe(id)
    }),
  )
  expect(idOfReference('')).toBeUndefined()
  expect(idOfReference('U')).toBeUndefined()
  expect(idOfReference('0')).toBeUndefined()
})
