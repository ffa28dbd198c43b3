import { expect, test } from 'vitest'
import { words } from '#words/parts/receipt.ts'
import { type FetchedFile, fetchText, waitText } from './receipt'

const origin = 'https://ikosim.studio'

/** A file of the page's own host, fetched over the network. */
function file(values: Partial<FetchedFile> = {}): FetchedFile {
  return {
    name: `${origin}/assets/a.js`,
    transferSize: 1000,
    decodedBodySize: 3000,
    workerStart: 0,
    ...values,
  }
}

test('the wait is counted from the request, rounded to milliseconds', () => {
  expect(waitText(words, { paintedAt: 188.4, askedAt: 0 })).toBe(
    'This page appeared after 188\u00a0ms.',
  )
  expect(waitText(words, { paintedAt: 12_345.6, askedAt: 0 })).toBe(
    'This page appeared after 12,346\u00a0ms.',
  )
})

test('the wait for a prerendered page counts from when it was asked for', () => {
  expect(waitText(words, { paintedAt: 930, askedAt: 900 })).toBe(
    'This page appeared after 30\u00a0ms.',
  )
  expect(waitText(words, { paintedAt: 800, askedAt: 900 })).toBe(words.prepared)
})

test('no wait is stated that nobody measured or nobody had', () => {
  expect(waitText(words, { askedAt: 0 })).toBe('')
  expect(waitText(words, { paintedAt: 30_000, askedAt: 0, wasHidden: true })).toBe('')
  expect(waitText(words, { paintedAt: 188, askedAt: 0, isKept: true })).toBe(words.kept)
})

test('bytes and requests are added up, and nobody else was asked', () => {
  expect(
    fetchText(words, [file({ transferSize: 90_400 }), file({ transferSize: 6500 })], origin),
  ).toBe('97\u00a0kB in 2 requests, nothing from other companies.')
  expect(fetchText(words, [file({ transferSize: 19_000 })], origin)).toBe(
    '19\u00a0kB in one request, nothing from other companies.',
  )
})

test('a file of the cache or of the service worker is no request', () => {
  const cached = file({ transferSize: 0 })
  const answered = file({ workerStart: 12 })
  expect(fetchText(words, [file(), cached, answered], origin)).toBe(
    '1\u00a0kB in one request, nothing from other companies.',
  )
  expect(fetchText(words, [cached], origin)).toBe(
    'Its one file was already on your device, nothing from other companies.',
  )
})

test('a request to another host is counted and named, even if a worker saw it', () => {
  const elsewhere = { name: 'https://tiles.example.org/1.png', transferSize: 500 }
  const files = [file(), file(elsewhere), file({ ...elsewhere, workerStart: 12 })]
  expect(fetchText(words, files, origin)).toBe('2\u00a0kB in 3 requests, 2 to tiles.example.org.')
})

test('without all sizes there is no sum, and without files no sentence', () => {
  const hidden = file({ transferSize: 0, decodedBodySize: 0 })
  expect(fetchText(words, [file(), hidden], origin)).toBe(
    '2 requests, nothing from other companies.',
  )
  expect(fetchText(words, [], origin)).toBe('')
})
