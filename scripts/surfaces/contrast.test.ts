import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, hexColor } from './contrast.ts'

const variables = { '--black': 'oklch(0% 0 0)', '--white': 'oklch(100% 0 0)' }

test('black on white has the greatest contrast there is', () => {
  expect(contrast('var(--black)', 'var(--white)', variables)).toBeCloseTo(21, 1)
})

test('the luminance of clementine and sea matches their sRGB values', () => {
  // #ff7f0d and #244ce6, painted by Chromium and measured with the formula of WCAG 2.
  expect(contrast('oklch(73% 0.185 52)', 'var(--white)', variables)).toBeCloseTo(2.53, 1)
  expect(contrast('oklch(50% 0.235 266)', 'var(--white)', variables)).toBeCloseTo(6.46, 1)
})

test('a mix of 100% and 0% is the first colour', () => {
  const share = fc.constantFrom([100, 'var(--black)'], [0, 'var(--white)'])
  fc.assert(
    fc.property(share, ([percent, same]) => {
      const mixed = `color-mix(in oklab, var(--black) ${percent}%, var(--white))`
      expect(contrast(mixed, String(same), variables)).toBeCloseTo(1)
    }),
  )
})

test('a colour that nothing defines is an error, not a pass', () => {
  expect(() => contrast('var(--lilac)', 'var(--white)', variables)).toThrow('--lilac')
  expect(() => contrast('rebeccapurple', 'var(--white)', variables)).toThrow('rebeccapurple')
})

test('a colour converts to hex as browsers paint it', () => {
  // Painted by Chromium.
  expect(hexColor('oklch(73% 0.185 52)', variables)).toBe('#ff7f0d')
  expect(hexColor('oklch(50% 0.235 266)', variables)).toBe('#244ce6')
  expect(hexColor('var(--white)', variables)).toBe('#ffffff')
})
