import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { city, sea } from '~/content/pictures/films'
import { tassiliBank } from '~/content/pictures/projects'
import { noriaWaves } from '~/content/pictures/showcase'
import { Picture } from './picture'

// A picture that no other test loads: the browser prefers a larger version if it is cached.
test('the browser takes the smallest AVIF that fills the place', async () => {
  await render(
    <div style={{ width: 300 }}>
      <Picture picture={sea} sizes="300px" priority />
    </div>,
  )
  const image = page.getByRole('img', { name: sea.alt }).element() as HTMLImageElement
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0)
  expect(image.currentSrc).toBe(`${location.origin}${sea.src}-400.avif`)
})

test.each([
  { window: 'upright', width: 390, height: 844, file: '-upright-400.avif' },
  { window: 'wide', width: 844, height: 390, file: '-1280.avif' },
] as const)(
  'what fills a window that is $window comes as its part of the picture',
  async ({ width, height, file }) => {
    await page.viewport(width, height)
    await render(<Picture picture={city} sizes="1280px" uprightSizes="400px" priority />)
    const image = page.getByRole('img').element() as HTMLImageElement
    await expect.poll(() => image.currentSrc).toBe(`${location.origin}${city.src}${file}`)
  },
)

test('before it loads, its place is reserved in its dominant colour', async () => {
  // So far below the window, a picture is not fetched; nor does another test load it, which would leave it in the cache.
  await render(
    <div style={{ width: 400, paddingTop: 20_000 }}>
      <Picture picture={noriaWaves} sizes="400px" />
    </div>,
  )
  const image = page.getByRole('img').element() as HTMLImageElement
  expect(image.currentSrc).toBe('')
  expect(image.width / image.height).toBeCloseTo(noriaWaves.width / noriaWaves.height, 2)
  const { backgroundColor } = getComputedStyle(image)
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(noriaWaves.color.slice(at, at + 2), 16),
  )
  expect(backgroundColor).toBe(`rgb(${red}, ${green}, ${blue})`)
})

test('one picture is fetched at once, the others when they come near', async () => {
  await render(
    <>
      <Picture picture={tassiliBank} sizes="100px" alt="First" priority />
      <Picture picture={tassiliBank} sizes="100px" alt="Second" />
    </>,
  )
  const loading = (name: string) =>
    page.getByRole('img', { name }).element().getAttribute('loading')
  expect(loading('First')).toBe('eager')
  expect(loading('Second')).toBe('lazy')
})
