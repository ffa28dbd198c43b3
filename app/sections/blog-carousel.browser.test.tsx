import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '~/styles/reset.css'
import '~/styles/tokens.css'
import { linaHaddad } from '~/content/pictures/authors'
import { blogOfflineFirst } from '~/content/pictures/blog'
import { emulateReducedMotion } from '~/testing/emulation'
import { renderStarted } from '~/testing/render-started'
import startCarousel from '~/ui/carousel/carousel.behaviour'
import { BlogCarousel } from './blog-carousel'

const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth']

const posts = titles.map((title) => ({
  title,
  postHref: `/blog/${title.toLowerCase()}`,
  subtitle: 'What it says.',
  thumb: blogOfflineFirst,
  authorName: 'Lina Haddad',
  authorImg: linaHaddad,
  authorDesignation: 'Founder and design director',
  day: '2022-03-06',
  date: 6,
  month: 'March',
  year: '2022',
}))

/** Fake timers skip the wait of four seconds; the slides move in real time. */
const waiting = new Map<unknown, () => void>()

beforeEach(() => {
  const { setInterval, clearInterval } = globalThis
  vi.spyOn(globalThis, 'setInterval').mockImplementation((handler, milliseconds) => {
    const id = setInterval(handler, milliseconds)
    if (milliseconds === 4000) waiting.set(id, handler)
    return id
  })
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((id) => {
    clearInterval(id)
    waiting.delete(id)
  })
})

const expectWaiting = (count: number) =>
  expect.poll(() => waiting.size, { timeout: 10_000 }).toBe(count)

async function passFourSeconds() {
  await expectWaiting(1)
  for (const handler of [...waiting.values()]) handler()
}

async function renderCarousel({ width = 1200 } = {}) {
  await page.viewport(width, 800)
  const screen = await renderStarted(
    <BlogCarousel title="Written down" posts={posts} />,
    startCarousel,
  )
  // Moves the pointer away from the slides, wherever the previous test left it.
  await userEvent.hover(screen.getByRole('heading', { name: 'Blog Written down' }))
  return screen
}

type Screen = Awaited<ReturnType<typeof renderCarousel>>

const inView = (screen: Screen) =>
  [...screen.container.querySelectorAll('[aria-roledescription="slide"]:not([inert]) h3')].map(
    (title) => title.textContent,
  )

/** Waits until the engine has loaded and nothing moves. */
const expectInView = (screen: Screen, expected: readonly string[]) =>
  expect.poll(() => inView(screen).toSorted(), { timeout: 10_000 }).toEqual(expected.toSorted())

afterEach(async () => {
  vi.restoreAllMocks()
  waiting.clear()
  await emulateReducedMotion('')
  await page.viewport(414, 896)
})

test.each([
  [992, 3],
  [991, 2],
  [640, 2],
  [639, 1],
])('at %i px there are %i side by side', async (width, count) => {
  const screen = await renderCarousel({ width })
  await expectInView(screen, titles.slice(0, count))
})

test('a teaser shows day, month, year and author, and links to its article', async () => {
  const screen = await renderCarousel()
  const teaser = screen.getByRole('group', { name: '1 of 5' })
  expect(teaser.element().textContent).toMatch(
    /^6 March 2022.*Lina Haddad Founder and design director$/,
  )
  await expect
    .element(teaser.getByRole('link', { name: 'First' }))
    .toHaveAttribute('href', '/blog/first')
  await expect
    .element(screen.getByRole('link', { name: 'All articles' }))
    .toHaveAttribute('href', '/blog')
})

test('it moves on every four seconds, and takes one second for it', async () => {
  const screen = await renderCarousel()
  await expectInView(screen, titles.slice(0, 3))
  const leftOf = (name: string) =>
    screen.getByRole('group', { name }).element().getBoundingClientRect().left
  const place = leftOf('1 of 5')
  await passFourSeconds()

  const start = performance.now()
  await expectInView(screen, titles.slice(1, 4))
  await expect
    .poll(() => Math.abs(leftOf('2 of 5') - place), { interval: 16, timeout: 10_000 })
    .toBeLessThan(4)
  // The last percent of the distance follows after the second.
  expect(performance.now() - start).toBeGreaterThan(800)
  await expect.element(screen.getByRole('status')).toHaveTextContent('2–4 of 5')
})

test('the pause control comes first by keyboard, and holds it', async () => {
  const screen = await renderCarousel()
  await expectWaiting(1)
  const stop = screen.getByRole('button', { name: 'Stop the slides' })
  await expect.element(stop).toBeVisible()
  screen.getByRole('link', { name: 'All articles' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(stop).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Start the slides' })).toHaveFocus()
  await expectWaiting(0)

  await userEvent.keyboard('{Enter}')
  await passFourSeconds()
  await expectInView(screen, titles.slice(1, 4))
})

test('autoplay pauses under the pointer and resumes when it leaves', async () => {
  const screen = await renderCarousel()
  await expectWaiting(1)
  await userEvent.hover(screen.getByRole('link', { name: 'First' }))
  await expectWaiting(0)
  await userEvent.hover(screen.getByRole('heading', { name: 'Blog Written down' }))
  await expectWaiting(1)
})

test('autoplay pauses with keyboard focus inside', async () => {
  await renderCarousel()
  await expectWaiting(1)
  await userEvent.keyboard('{Tab}{Tab}')
  await expectWaiting(0)
})

test('with reduced motion there is no autoplay and no pause control', async () => {
  await emulateReducedMotion('reduce')
  const screen = await renderCarousel()
  await expectInView(screen, titles.slice(0, 3))
  await expect.element(screen.getByRole('button', { name: 'Next slide' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop the slides' }).elements()).toHaveLength(0)
  expect(waiting.size).toBe(0)
})
