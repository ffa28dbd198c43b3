import type { Page } from '@playwright/test'
import { expectBlogCarousel } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'

async function open(page: Page) {
  await page.goto('/marketing-agency')
  await hydrated(page)
}

const services = (page: Page) => page.getByRole('region', { name: 'Four ways of being looked at' })
const line = (page: Page, name: string) =>
  services(page).getByRole('listitem').filter({ hasText: name })

/** Which of the four pictures on the stage is the uppermost. */
function onStage(page: Page) {
  return services(page)
    .locator('[aria-hidden="true"] > div')
    .evaluateAll((scenes) => scenes.findIndex((scene) => scene.matches('[data-active]')))
}

test('the first screen says let’s talk, and leads there', async ({ page }) => {
  await page.goto('/marketing-agency')
  await expect(page).toHaveTitle('Marketing agency | Ikosim Studio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s talk')
  const links = page.locator('main').getByRole('link', { name: 'Let’s talk' })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact')
})

test('the film is asked for when it is played, and gone when it is closed', async ({ page }) => {
  const abroad: string[] = []
  await page.route(/youtube/, (route) => {
    abroad.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await open(page)
  const film = page.getByRole('region', { name: 'Twelve metres wide, up by sunrise' })
  await film.scrollIntoViewIfNeeded()
  expect(abroad).toEqual([])
  await film.getByRole('button', { name: /^Play the film/ }).click()
  await expect
    .poll(() => abroad[0])
    .toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('four core services lead to one page, and the stage follows the mouse', async ({ page }) => {
  await open(page)
  const links = services(page).getByRole('link')
  await expect(links).toHaveText(['Walls', 'Launches', 'Search', 'Letters'])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', '/service/service-details')
  }
  expect(await onStage(page)).toBe(0)
  await line(page, 'Search').hover()
  await expect.poll(() => onStage(page)).toBe(2)
  // It stays when the mouse is elsewhere.
  await services(page).getByRole('heading', { level: 2 }).hover()
  expect(await onStage(page)).toBe(2)
})

test('the stage follows the keyboard', async ({ page }) => {
  await open(page)
  await services(page).getByRole('link', { name: 'Walls' }).focus()
  await page.keyboard.press('Tab')
  await expect(services(page).getByRole('link', { name: 'Launches' })).toBeFocused()
  await expect.poll(() => onStage(page)).toBe(1)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap shows a service, the second follows it', async ({ page }) => {
    await page.goto('/marketing-agency')
    await page.touchscreen.tap(5, 300)
    await hydrated(page)
    await line(page, 'Letters').tap()
    await expect.poll(() => onStage(page)).toBe(3)
    await expect(page).toHaveURL('/marketing-agency')
    await line(page, 'Letters').tap()
    await expect(page).toHaveURL('/service/service-details')
  })
})

test('the agile statement reads as one sentence', async ({ page }) => {
  await page.goto('/marketing-agency')
  await expect(page.locator('#agile')).toHaveText(
    'We paste on Sunday, count on Thursday, and paste over it on Monday.',
  )
})

for (const [width, count] of [
  [1440, 3],
  [768, 3],
  [767, 1],
  [390, 1],
] as const) {
  test(`eight bills go round, ${count} of them in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    const carousel = page.getByRole('region', { name: 'Bills' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.locator('[data-ready]')).toBeVisible()
    const slides = carousel.locator('[aria-roledescription="slide"]')
    await expect(slides).toHaveCount(8)
    await expect(slides.locator('visible=true').and(carousel.locator(':not([inert])'))).toHaveCount(
      count,
    )
    // The chosen one stands in the middle, and the one before the first is the last.
    const middle = () =>
      carousel.locator('[data-current]').evaluate((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return Math.round(Math.abs((left + right) / 2 - innerWidth / 2) / 20)
      })
    await expect.poll(middle).toBe(0)
    await carousel.getByRole('button', { name: 'Previous slide' }).click()
    await expect(carousel.locator('[data-current]')).toHaveAttribute('aria-label', '8 of 8')
    await expect.poll(middle).toBe(0)
  })
}

test('each bill leads to its client’s project', async ({ page }) => {
  await page.goto('/marketing-agency')
  const links = page.getByRole('region', { name: 'Bills' }).locator('a')
  await expect(links).toHaveCount(8)
  await expect(links.first()).toHaveAttribute('href', '/portfolio/clement')
})

test('figures, prices by the month or the year, articles and partners', async ({ page }) => {
  await page.goto('/marketing-agency')
  const facts = page.getByRole('region', { name: 'Colle in figures' })
  await expect(facts.locator('dd')).toHaveText(['640', '31', '6', '4.2M'])

  const prices = page.getByRole('region', { name: 'A price on every wall' })
  await expect(prices.getByRole('heading', { level: 3 })).toHaveText([
    'Standard',
    'Professional',
    'Ultimate',
  ])
  const price = (text: string) => prices.getByText(text, { exact: true })
  for (const text of ['$29', '$199', '$299']) await expect(price(text)).toBeVisible()
  await prices.getByText('Yearly').click()
  for (const text of ['$59', '$399', '$599']) await expect(price(text)).toBeVisible()
  await expect(price('$199')).toBeHidden()

  const journal = page.getByRole('region', { name: 'Read standing up' })
  await expect(journal.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
  const partners = page.getByRole('region', { name: 'They hold the ladder' })
  await expect(partners.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByText(/^Colle and its walls are invented/)).toBeVisible()
})

test('the articles go on by themselves: three, two below 992 px, one below 640 px', async ({
  page,
}) => {
  await expectBlogCarousel(page, '/marketing-agency')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the film is a link, and no button does nothing', async ({ page }) => {
    await page.goto('/marketing-agency')
    await expect(page.getByRole('link', { name: /^Watch the film/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
    await expect(page.getByRole('button', { name: /^Play/ })).toBeHidden()
  })
})
