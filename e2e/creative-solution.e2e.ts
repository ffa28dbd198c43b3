import type { Page } from '@playwright/test'
import { expectBlogCarousel } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'

const steps = ['Sketching', 'Wireframing', 'Prototyping']

const process = (page: Page) => page.getByRole('region', { name: 'One week, cut three times.' })

/** How a piece of paper is cut at this moment, in the picture that is shown. */
const cutOf = (picture: ReturnType<Page['locator']>, piece: string) =>
  picture
    .locator(`[data-piece="${piece}"]`)
    .evaluate((element) => getComputedStyle(element).clipPath)

test('the first screen leads to the contact page and to the week', async ({ page }) => {
  await page.goto('/creative-solution')
  await expect(page).toHaveTitle('Creative solution | Ikosim Studio')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveAccessibleName('Bring the problem. We bring scissors.')
  await expect(page.getByRole('link', { name: 'Take a seat' })).toHaveAttribute('href', '/contact')
  await page.getByRole('link', { name: 'See how a week goes' }).click()
  await expect(process(page).getByRole('heading', { level: 2 })).toBeInViewport()
})

test('three steps are told in their order', async ({ page }) => {
  await page.goto('/creative-solution')
  await expect(process(page).getByRole('listitem').getByRole('heading')).toHaveText(steps)
})

test('beside the steps one picture is cut anew at each of them', async ({ page }) => {
  await page.goto('/creative-solution')
  await hydrated(page)
  const picture = process(page).getByRole('img')
  await expect(picture).toHaveCount(1)

  const cuts: string[] = []
  for (const name of steps) {
    const step = process(page).getByRole('heading', { name })
    await step.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    await expect(picture).toBeInViewport({ ratio: 0.8 })
    const cut = () => cutOf(picture, 'sail')
    // It lies still once the page does.
    await expect
      .poll(async () => {
        const before = await cut()
        await page.evaluate(() => new Promise(requestAnimationFrame))
        return !cuts.includes(before) && before === (await cut())
      })
      .toBe(true)
    cuts.push(await cut())
  }
  expect(new Set(cuts).size).toBe(3)
})

test('three reasons are given', async ({ page }) => {
  await page.goto('/creative-solution')
  const reasons = page.getByRole('region', { name: 'Why people pull up a chair.' })
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    'You hold the other pair',
    'Mistakes cost a sheet',
    'A week has five days',
  ])
})

test('six strips lead to the six services', async ({ page }) => {
  await page.goto('/creative-solution')
  const services = page.getByRole('region', { name: 'Six sheets from the same drawer.' })
  const links = services.getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/service/ui-ux-design',
    '/service/reactjs-development',
    '/service/digital-marketing',
    '/service/technology',
    '/service/consultancy',
    '/service/creative-design',
  ])

  // All of a strip is the link.
  await hydrated(page)
  const text = services.getByText('One day at your table instead of ours.')
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await text.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 8)
  await expect(page).toHaveURL('/service/consultancy')
})

test('four clients speak, and their ratings are told as figures', async ({ page }) => {
  await page.goto('/creative-solution')
  const clients = page.getByRole('region', { name: 'They cut it themselves.' })
  await expect(clients.locator('figure')).toHaveCount(4)
  await expect(clients.locator('figure').first()).toContainText('5 out of 5')
})

test('articles of March 2022 are announced and lead to the blog', async ({ page }) => {
  await page.goto('/creative-solution')
  const articles = page.getByRole('region', { name: 'Something to read while the glue dries.' })
  await expect(articles.getByRole('link', { name: 'All articles' })).toHaveAttribute(
    'href',
    '/blog',
  )
  const teasers = articles.getByRole('article')
  await expect(teasers).toHaveCount(5)
  for (const teaser of await teasers.all()) await expect(teaser).toContainText('March 2022')
  await expect(teasers.getByRole('link', { name: 'Forms people finish' })).toHaveAttribute(
    'href',
    '/blog/forms-people-finish',
  )
})

test('the articles go on by themselves: three, two below 992 px, one below 640 px', async ({
  page,
}) => {
  await expectBlogCarousel(page, '/creative-solution')
})

test('the page says that it is a demonstration', async ({ page }) => {
  await page.goto('/creative-solution')
  await expect(page.getByText('a demonstration by Ikosim Studio')).toBeVisible()
})

test('on a phone every step has a picture of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/creative-solution')
  await expect(process(page).getByRole('listitem').getByRole('img')).toHaveCount(3)
  await expect(process(page).getByRole('img')).toHaveCount(3)
})

for (const { visitor, use } of [
  {
    visitor: 'a visitor who asked for less motion',
    use: { contextOptions: { reducedMotion: 'reduce' } },
  },
  { visitor: 'a browser without scripts', use: { javaScriptEnabled: false } },
] as const) {
  test.describe(`for ${visitor}`, () => {
    test.use(use)

    test('every step can be seen whole, and every service reached', async ({ page }) => {
      await page.setViewportSize({ width: 820, height: 1180 })
      await page.goto('/creative-solution')
      const pictures = process(page).getByRole('listitem').getByRole('img')
      await expect(pictures).toHaveCount(3)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toBeInViewport({ ratio: 1 })
      }
      const services = page.locator('main a[href^="/service/"]')
      await expect(services).toHaveCount(6)
      for (const service of await services.all()) await service.click({ trial: true })
    })
  })
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is cut while one scrolls: three pictures lie still in three states', async ({
    page,
  }) => {
    await page.goto('/creative-solution')
    await hydrated(page)
    const pictures = process(page).getByRole('img')
    await expect(pictures).toHaveCount(3)
    const cuts = () => Promise.all([0, 1, 2].map((index) => cutOf(pictures.nth(index), 'sail')))
    const before = await cuts()
    expect(new Set(before).size).toBe(3)
    await pictures.nth(1).scrollIntoViewIfNeeded()
    expect(await cuts()).toEqual(before)
  })
})
