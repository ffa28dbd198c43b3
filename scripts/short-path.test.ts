import { expect, test } from 'vitest'
import { shortPath } from './short-path.ts'

test('points are relative, and horizontal and vertical lines take one number', () => {
  expect(shortPath('M10 20L30 20L30 -5L25 -10')).toBe('m10 20h20v-25l-5-5')
  expect(shortPath('M10 20H30V40')).toBe('m10 20h20v20')
})

test('after closing, the current point is the start of the subpath', () => {
  expect(shortPath('M10 20L30 25L12 40ZM11 21L13 24')).toBe('m10 20l20 5-18 15zm1 1l2 3')
})

test('only the end point of an arc becomes relative', () => {
  expect(shortPath('M10 10A35 35 0 0 1 20 5A35 35 0 0 0 30 10')).toBe(
    'm10 10a35 35 0 0 1 10-5 35 35 0 0 0 10 5',
  )
})

test('a path with other commands is refused', () => {
  expect(() => shortPath('M10 20 30 40')).toThrow('M10 20 30 40 is no command.')
})
