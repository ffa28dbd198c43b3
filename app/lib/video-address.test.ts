import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedAddress, videoId } from './video-address.ts'

const id = 'aB3_-9xYz01'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=PL1&v=${id}&t=12s`,
  `https://youtu.be/${id}?si=share`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://m.youtube.com/live/${id}/`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('finds the id in %s', (address) => {
  expect(videoId(address)).toBe(id)
})

test.each([
  '',
  'not an address',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=too-short',
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://example.com/watch?v=${id}`,
  'javascript:alert(1)',
])('finds nothing in %s', (address) => {
  expect(videoId(address)).toBeUndefined()
})

test('no text of any kind makes an embed address on another host', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (address) => {
      const found = videoId(address)
      if (found === undefined) return
      expect(new URL(embedAddress(found)).pathname).toBe(`/embed/${found}`)
    }),
  )
})
