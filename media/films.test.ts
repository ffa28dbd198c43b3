import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { videoShowcase } from '#words/video-showcase.ts'
import { films } from '../app/content/films.ts'

const maxBytes = 2_500_000

describe.each(Object.entries(films))('the film %s', (name, { sources, seconds, poster }) => {
  test.each(sources)('$type is there, and small enough', ({ src }) => {
    const file = `public${src}`
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThan(maxBytes)
    // The index (moov) comes before the media data, so that playback can start while it downloads.
    const text = readFileSync(file).toString('latin1')
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'))
  })

  test('comes in both codecs, at 1280 by 720 at least, for six to ten seconds', () => {
    expect(sources.map(({ type }) => /av01|avc1/.exec(type)?.[0])).toEqual(['av01', 'avc1'])
    expect(poster.width).toBeGreaterThanOrEqual(1280)
    expect(poster.height).toBeGreaterThanOrEqual(720)
    expect(seconds).toBeGreaterThanOrEqual(6)
    expect(seconds).toBeLessThanOrEqual(10)
  })

  test('is shown', () => {
    expect(videoShowcase.slides.map(({ id }): string => id)).toContain(name)
  })
})

test('no film is unused', () => {
  const known = Object.values(films).flatMap(({ sources }) => sources.map(({ src }): string => src))
  const present = readdirSync('public/media/films')
    .filter((name) => name.endsWith('.mp4'))
    .map((name) => `/media/films/${name}`)
  expect(present.filter((src) => !known.includes(src))).toEqual([])
})
