import type { Page } from '@playwright/test'
import { marketingAgency } from '#words/marketing-agency.ts'
import { type Period, withPrices } from '../app/content/plan-prices.ts'
import { embedAddress, videoId } from '../app/lib/video-address.ts'
import { expectBlogCarousel } from './blog-carousel.ts'
import { expect, open, resize, test } from './fixtures.ts'

const path = '/marketing-agency'
const player = embedAddress(videoId(marketingAgency.film.video.address) ?? '')

const prices = (period: Period) =>
  withPrices(period, marketingAgency.pricing[period]).plans.map(({ amount }) => amount)

const services = (page: Page) => page.getByRole('region', { name: marketingAgency.services.title })
const line = (page: Page, name: string) =>
  services(page).getByRole('listitem').filter({ hasText: name })

/** Which of the four pictures on the stage is on top. */
function onStage(page: Page) {
  return services(page)
    .locator('[aria-hidden="true"] > div')
    .evaluateAll((scenes) => scenes.findIndex((scene) => scene.matches('[data-active]')))
}

test('the page shows services, posters and prices, and links to the contact page', async ({
  page,
}) => {
  const abroad: string[] = []
  await page.route(player, (route) => {
    abroad.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await open(page, path)

  await test.step('the first and the last section link to the contact page with “Let’s talk”', async () => {
    await expect(page).toHaveTitle('Marketing agency | Ikosim Studio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s talk')
    const links = page.locator('main').getByRole('link', { name: 'Let’s talk' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact')
  })

  await test.step('four core services link to one page, and the picture follows the mouse', async () => {
    const links = services(page).getByRole('link')
    await expect(links).toHaveText(['Walls', 'Launches', 'Search', 'Lettering'])
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', '/service/service-details')
    }
    expect(await onStage(page)).toBe(0)
    await line(page, 'Search').hover()
    await expect.poll(() => onStage(page)).toBe(2)
    // It stays when the mouse leaves.
    await services(page).getByRole('heading', { level: 2 }).hover()
    expect(await onStage(page)).toBe(2)
  })

  await test.step('the picture follows the keyboard focus', async () => {
    await services(page).getByRole('link', { name: 'Walls' }).focus()
    await page.keyboard.press('Tab')
    await expect(services(page).getByRole('link', { name: 'Launches' })).toBeFocused()
    await expect.poll(() => onStage(page)).toBe(1)
  })

  await test.step('playing the film loads the player, closing it removes the player', async () => {
    const film = page.getByRole('region', { name: marketingAgency.film.title })
    const play = film.getByRole('button', { name: /^Play the Blender film/ })
    await play.scrollIntoViewIfNeeded()
    expect(abroad).toEqual([])
    await play.click()
    await expect.poll(() => abroad).toEqual([player])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('the agile statement reads as one sentence', async () => {
    await expect(page.locator('#agile')).toHaveText(
      'Agile We paste a poster on Sunday, count who looks at it on Thursday, and paste the next one on Monday.',
    )
  })

  await test.step('there are four figures', async () => {
    const facts = page.getByRole('region', { name: 'Fun facts' })
    await expect(facts.locator('dd')).toHaveText(
      marketingAgency.facts.items.map(({ factNumber }) => factNumber),
    )
  })

  await test.step('prices are shown by the month or the year', async () => {
    const wall = page.getByRole('region', { name: 'What a wall costs' })
    await expect(wall.getByRole('heading', { level: 3 })).toHaveText([
      'Standard',
      'Professional',
      'Ultimate',
    ])
    const shown = wall.getByText(/^\$\d+$/).filter({ visible: true })
    await expect(shown).toHaveText(prices('monthly'))
    await wall.getByText('Yearly', { exact: true }).click()
    await expect(shown).toHaveText(prices('yearly'))
  })

  await test.step('the page ends with articles, partners, and a note that it is a demonstration', async () => {
    const journal = page.getByRole('region', { name: marketingAgency.journal.title })
    await expect(
      journal.getByRole('link', { name: marketingAgency.journal.action.label }),
    ).toHaveAttribute('href', '/blog')
    const partners = page.getByRole('region', { name: marketingAgency.partners.title })
    await expect(partners.getByRole('listitem')).toHaveText([
      'Halfa Press prints the sheets',
      'Kahina Freight carries them to the wall',
      'Oued Signs builds what they hang on',
      'Tafoukt Solar lights them after dark',
    ])
    await expect(page.getByText(marketingAgency.demonstration)).toBeVisible()
  })

  await test.step('each poster names its invented client, and links to a project of the studio', async () => {
    const posters = page.getByRole('region', { name: 'Eight posters' })
    const links = posters.locator('a')
    await expect(posters.locator('h3')).toHaveText(
      marketingAgency.bills.items.map(({ title }) => title),
    )
    await expect(links).toHaveCount(marketingAgency.bills.items.length)
    for (const [index, { project }] of marketingAgency.bills.items.entries()) {
      await expect(links.nth(index)).toHaveText(/^A real one like it: ./)
      await expect(links.nth(index)).toHaveAttribute('href', `/portfolio/${project}`)
    }
  })

  await test.step('the carousel of eight posters stops at its ends: three in view, one below 768 px', async () => {
    const carousel = page.getByRole('region', { name: 'Eight posters' })
    await carousel.scrollIntoViewIfNeeded()
    const slides = carousel.locator('[aria-roledescription="slide"]')
    const back = carousel.getByRole('button', { name: 'Previous slide' })
    const on = carousel.getByRole('button', { name: 'Next slide' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(on).toHaveAttribute('aria-disabled', 'false')
    while ((await on.getAttribute('aria-disabled')) === 'false') await on.click()
    await expect(slides.last()).not.toHaveAttribute('inert')
    await expect(on).toHaveAttribute('aria-disabled', 'true')
    await expect(back).toHaveAttribute('aria-disabled', 'false')
    for (const [width, count] of [
      [1440, 3],
      [768, 3],
      [767, 1],
      [390, 1],
    ] as const) {
      await resize(page, { width, height: 900 })
      await expect(slides.and(page.locator(':not([inert])')), `${width} px`).toHaveCount(count)
    }
    const fromMiddle = () =>
      slides.and(page.locator(':not([inert])')).evaluate((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return Math.round(Math.abs((left + right) / 2 - innerWidth / 2) / 20)
      })
    await expect.poll(fromMiddle).toBe(0)
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the articles advance every four seconds until they are paused', async ({ page }) => {
    await open(page, path)
    await expectBlogCarousel(page)
  })
})

test('in print, every article of the carousel has a place of its own', async ({ page }) => {
  await open(page, path)
  const carousel = page.getByRole('region', { name: 'Articles', exact: true })
  await carousel.scrollIntoViewIfNeeded()
  // Embla has then moved slides from one end of the list to the other.
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect(carousel.locator('[data-current]')).toHaveAttribute('aria-label', /^5 of 5/)

  await page.emulateMedia({ media: 'print' })
  await resize(page, { width: 720, height: 1000 })
  const places = await carousel
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON()))
  expect(places).toHaveLength(5)
  for (const [index, { left, right, top, bottom }] of places.entries()) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(720)
    for (const other of places.slice(index + 1)) {
      const isApart =
        other.left >= right || other.right <= left || other.top >= bottom || other.bottom <= top
      expect(isApart).toBe(true)
    }
  }
})

test('the vacant wall keeps its height when its link is focused', async ({ page }) => {
  // Below 48rem the loose corner decides the room above the words.
  await page.setViewportSize({ width: 720, height: 450 })
  await open(page, path)
  const sheet = page.locator('[data-surface="newsprint"]:has(#vacancy)')
  const height = () => sheet.evaluate((element) => (element as HTMLElement).offsetHeight)
  const loose = () =>
    sheet.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--loose')),
    )
  const atRest = await height()
  const edge = await loose()
  await sheet.getByRole('link').focus()
  await expect.poll(loose).toBeLessThan(edge / 2)
  expect(await height()).toBe(atRest)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap shows the service’s picture, the second follows the link', async ({
    page,
  }) => {
    await open(page, path)
    await line(page, 'Lettering').tap()
    await expect.poll(() => onStage(page)).toBe(3)
    await expect(page).toHaveURL(path)
    await line(page, 'Lettering').tap()
    await expect(page).toHaveURL('/service/service-details')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the film is a link, and no button that needs scripts is shown', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Watch the Blender film/ })).toHaveAttribute(
      'href',
      marketingAgency.film.video.address,
    )
    await expect(page.getByRole('button', { name: /^Play/ })).toBeHidden()
  })
})
