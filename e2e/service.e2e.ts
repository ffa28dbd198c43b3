import type { Page } from '@playwright/test'
import { genericService, services } from '../app/content/en/services'
import { expect, hydrated, test } from './fixtures'

const rows = (page: Page) => page.locator('main li:has(h2)')

/** The slides that can be reached, once the carousel is near enough to have started. */
async function slidesInView(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const carousel = page.getByRole('region', { name: 'What clients say' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next' }).waitFor()
  return carousel.locator('[aria-roledescription="slide"]:not([inert])')
}

test('six services lead to their six pages', async ({ page }) => {
  await page.goto('/service')
  const links = rows(page).getByRole('heading', { level: 2 }).getByRole('link')
  await expect(links).toHaveText([
    'UI/UX design',
    'React development',
    'Digital marketing',
    'Technology',
    'Consultancy',
    'Creative design',
  ])
  expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual([
    '/service/ui-ux-design',
    '/service/reactjs-development',
    '/service/digital-marketing',
    '/service/technology',
    '/service/consultancy',
    '/service/creative-design',
  ])
})

test('the whole row of a service can be clicked', async ({ page }) => {
  await page.goto('/service')
  await hydrated(page)
  const row = rows(page).nth(2)
  const box = await row.boundingBox()
  await row.click({ position: { x: (box?.width ?? 0) - 40, y: 40 } })
  await expect(page).toHaveURL('/service/digital-marketing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital marketing')
})

test('plans are priced by the month until a year is chosen', async ({ page }) => {
  await page.goto('/service')
  const prices = page.locator('main p', { hasText: /^\$\d+ a (month|year)$/ })
  await expect(prices.filter({ visible: true })).toHaveText([
    '$29 a month',
    '$199 a month',
    '$299 a month',
  ])
  await page.getByText('Yearly', { exact: true }).click()
  await expect(prices.filter({ visible: true })).toHaveText([
    '$59 a year',
    '$399 a year',
    '$599 a year',
  ])
  await expect(page.locator('[data-period] li li').filter({ visible: true })).toHaveCount(3 * 6)
})

test('four clients are quoted, round and round: three side by side, two below 1199 px, one below 575 px', async ({
  page,
}) => {
  await page.goto('/service')
  await hydrated(page)
  await expect(
    page.getByRole('region', { name: 'What clients say' }).locator('figure'),
  ).toHaveCount(4)
  for (const [width, count] of [
    [1199, 3],
    [1198, 2],
    [575, 2],
    [574, 1],
  ] as const) {
    await expect(await slidesInView(page, width)).toHaveCount(count)
  }
  const carousel = page.getByRole('region', { name: 'What clients say' })
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect(carousel.locator('[data-current]')).toHaveAttribute('aria-label', '4 of 4')
})

test('each client has a portrait, and none but the first screen’s pictures load early', async ({
  page,
}) => {
  await page.goto('/service')
  await hydrated(page)
  const clients = page.getByRole('region', { name: /What it is like/ })
  // The name stands beside the portrait, which has nothing to add for those who listen.
  const portraits = clients.locator('figcaption img[alt=""]')
  await expect(portraits).toHaveCount(4)
  const files = await portraits.evaluateAll((images) =>
    images.map((image) => image.getAttribute('src')),
  )
  expect(new Set(files).size).toBe(4)
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveAttribute('loading', 'lazy')
  }
  await clients.scrollIntoViewIfNeeded()
  await expect
    .poll(() => portraits.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a rating is told and drawn 20 per cent wide a point', async ({ page }) => {
  await page.goto('/service')
  const quote = page.locator('figure', { hasText: 'Houda Mezaache' })
  await expect(quote).toContainText('4.5 out of 5')
  await expect(quote.locator('svg svg')).toHaveAttribute('width', '90%')
})

test('a service page leads from three steps over eight questions to a consultation', async ({
  page,
}) => {
  await page.goto('/service/consultancy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultancy')

  const questions = page.locator('main details')
  await expect(questions).toHaveCount(8)
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(questions.first()).toHaveAttribute('open', '')
  await questions.nth(4).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(questions.nth(4)).toHaveAttribute('open', '')
  await questions.nth(4).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(0)

  await expect(
    page.getByRole('region', { name: 'What clients say' }).locator('figure'),
  ).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('each service page shows one picture of its own work, and it waits until it is near', async ({
  request,
}) => {
  const found: string[] = []
  for (const { slug } of [...services, genericService]) {
    const html = await (await request.get(`/service/${slug}`)).text()
    const [scene = '', ...others] = html.match(/<img [^>]*\/media\/services\/[^>]*>/g) ?? []
    expect(others, slug).toEqual([])
    expect(scene, slug).toContain('loading="lazy"')
    expect(scene, slug).toMatch(/ alt="[^"]{40,}"/)
    found.push(/\/media\/services\/([^".]+)/.exec(scene)?.[1] ?? '')
  }
  expect(found).toEqual([...services.map(({ slug }) => slug), 'studio'])
})

test('the service links stand in two columns, and the page being read among them', async ({
  page,
}) => {
  await page.goto('/service/technology')
  await hydrated(page)
  const links = page.getByRole('navigation', { name: 'All six services' }).getByRole('link')
  const lefts = await links.evaluateAll((list) =>
    list.map((link) => Math.round(link.getBoundingClientRect().left)),
  )
  expect(new Set(lefts).size).toBe(2)
  expect(lefts.filter((left) => left === lefts[0])).toHaveLength(3)
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Technology')
})

test('search engines are told the service and its questions', async ({ page }) => {
  await page.goto('/service/ui-ux-design')
  const graphs = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
  const things = graphs.flatMap((graph) => graph['@graph'])
  expect(things.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['Service', 'BreadcrumbList', 'FAQPage']),
  )
  const [service] = things.filter((thing) => thing['@type'] === 'Service')
  expect(service.name).toBe(await page.getByRole('heading', { level: 1 }).textContent())
  const asked: { name: string; acceptedAnswer: { text: string } }[] = things.find(
    (thing) => thing['@type'] === 'FAQPage',
  ).mainEntity
  expect(asked.map(({ name }) => name)).toEqual(
    await page.locator('main summary h3').allTextContents(),
  )
  expect(asked.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    await page.locator('main details > :not(summary)').allTextContents(),
  )
})

test('an id that nobody knows shows what all services share, with that id in the breadcrumb', async ({
  page,
}) => {
  await page.goto('/service/astrology')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('astrology')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(genericService.title)
  await expect(page.locator('main details')).toHaveCount(8)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { slug, title } of [...services, genericService]) {
    test(`${slug} is all there`, async ({ page }) => {
      await page.goto(`/service/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main ol > li:has(h3)')).toHaveCount(3)
      await expect(page.locator('main details')).toHaveCount(8)
      await expect(
        page.getByRole('navigation', { name: 'All six services' }).getByRole('link'),
      ).toHaveCount(6)
    })
  }
})
