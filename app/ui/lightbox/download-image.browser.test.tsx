import { afterEach, expect, test, vi } from 'vitest'
import { downloadImage } from './download-image'

const saved: { href: string; download: string }[] = []

function watchDownloads() {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ href: this.href, download: this.download })
  })
}

afterEach(() => vi.restoreAllMocks())

test('a same-origin picture is downloaded without a fetch', async () => {
  watchDownloads()
  const fetched = vi.spyOn(window, 'fetch')
  await downloadImage('/media/dunes.jpg', 'dunes.jpg')
  expect(fetched).not.toHaveBeenCalled()
  expect(saved).toEqual([{ href: `${location.origin}/media/dunes.jpg`, download: 'dunes.jpg' }])
})

test('a cross-origin picture is fetched and saved as a file', async () => {
  watchDownloads()
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(new Blob(['picture'])))
  await downloadImage('https://pictures.example/dunes.jpg', 'dunes.jpg')
  expect(saved).toEqual([{ href: expect.stringMatching(/^blob:/), download: 'dunes.jpg' }])
})

test('an HTTP error and a network error are logged as specified, and nothing is saved', async () => {
  watchDownloads()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(null, { status: 403 }))
  await downloadImage('https://pictures.example/dunes.jpg', 'dunes.jpg')
  expect(logged).toHaveBeenLastCalledWith('Failed to download image, HTTP status', 403)
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('offline'))
  await downloadImage('https://pictures.example/dunes.jpg', 'dunes.jpg')
  expect(logged).toHaveBeenLastCalledWith(
    'Failed to download image from',
    'https://pictures.example/dunes.jpg',
    expect.any(TypeError),
  )
  expect(saved).toEqual([])
})
