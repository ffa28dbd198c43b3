import { expect, test } from 'vitest'
import { chosenCandidate, readersPhone } from './srcset.ts'

const srcset = '/a-480.avif 480w, /a-960.avif 960w, /a-1440.avif 1440w'

test('a phone takes the first candidate that fills its 721 device pixels', () => {
  expect(chosenCandidate(srcset, '100vw')).toBe('/a-960.avif')
  expect(chosenCandidate(srcset, '(width >= 62rem) 34vw, 60vw')).toBe('/a-480.avif')
  expect(chosenCandidate(srcset, '(width < 40rem) 100vw, 20vw')).toBe('/a-960.avif')
})

test('a screen with more pixels takes more', () => {
  expect(chosenCandidate(srcset, '60vw', readersPhone)).toBe('/a-480.avif')
  expect(chosenCandidate(srcset, '100vw', readersPhone)).toBe('/a-960.avif')
  expect(chosenCandidate(srcset, '100vw', { width: 390, density: 3 })).toBe('/a-1440.avif')
})

test('what cannot be read counts as the whole width, and what is too narrow is taken all the same', () => {
  expect(chosenCandidate(srcset, 'calc(100vw - 2rem)')).toBe('/a-960.avif')
  expect(chosenCandidate('/a-480.avif 480w', '100vw')).toBe('/a-480.avif')
  expect(chosenCandidate('', '100vw')).toBe('')
})
