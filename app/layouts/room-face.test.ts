import { expect, test } from 'vitest'
import { demoLinks } from '#words/site-links.ts'
import { addresses } from '../addresses.ts'
import { rooms } from '../content/rooms.ts'
import { notFoundPath } from '../lib/not-found-path.ts'
import { faceOf, roomNames } from './room-face.ts'

const paths = [...addresses.map(({ page }) => page), notFoundPath]

test('every page has a face, and every face a page', () => {
  expect(rooms).toHaveLength(20)
  const numbers = paths.map((path) => faceOf(path).number)
  expect(new Set(numbers)).toEqual(new Set(rooms.map((_, index) => index + 1)))
})

test('no page belongs to two rooms, and none is in the last one by accident', () => {
  for (const path of paths) {
    const owners = rooms.filter((room) =>
      room.paths.some((start) => path === start || path.startsWith(`${start}/`)),
    )
    expect(
      owners.map(({ id }) => id),
      path,
    ).toEqual([faceOf(path).room])
  }
})

test('no two faces lie at one place of the net', () => {
  const places = paths.map((path) => {
    const { number, column, row } = faceOf(path)
    return { number, place: `${row} ${column}` }
  })
  const byNumber = new Map(places.map(({ number, place }) => [number, place]))
  expect(new Set(byNumber.values()).size).toBe(20)
})

test('the belt is the demonstrations', () => {
  expect(demoLinks.map(({ href }) => faceOf(href).number)).toEqual([
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ])
})

test('the page of an unknown address has the last face', () => {
  expect(faceOf('/no-such-page').number).toBe(20)
  expect(faceOf('/aboutness').room).toBe('smallPrint')
})

test('a room names the first parts of the paths of its pages, that of the home page as nothing', () => {
  expect(roomNames(faceOf('/')).split(' ')).toEqual(['', 'digital-agency'])
  expect(roomNames(faceOf('/privacy-policy')).split(' ')).toContain('terms-of-use')
  expect(roomNames(faceOf('/service/consultancy'))).toBe('service')
})
