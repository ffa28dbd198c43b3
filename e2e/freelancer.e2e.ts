import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { glides, noteGlides } from './glides.ts'

async function open(page: Page) {
  await page.goto('/freelancer-agency')
  await hydrated(page)
}

const services = (page: Page) =>
  page.getByRole('region', { name: 'What can be asked of this desk.' })
const line = (page: Page, name: string) =>
  services(page).getByRole('listitem').filter({ hasText: name })
const picture = (page: Page, name: string) => line(page, name).locator('img')
const work = (page: Page) => page.locator('#work')
const jobs = (page: Page) => work(page).locator('li[data-cursor="picture"]:visible')

test('the first screen says how she works, and leads to the contact page', async ({ page }) => {
  await page.goto('/freelancer-agency')
  await expect(page).toHaveTitle('Freelancer portfolio | Ikosim Studio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'I work at one desk, on one thing, until it is right.',
  )
  await expect(page.getByRole('link', { name: 'Write to her' })).toHaveAttribute('href', '/contact')
})

test('pointing at a service brings its picture to the pointer', async ({ page }) => {
  await open(page)
  await expect(services(page).getByRole('link')).toHaveText(['Screens', 'Letters', 'Apps', 'Pages'])
  await expect(picture(page, 'Letters')).toBeHidden()

  const left = async () => Math.round((await picture(page, 'Letters').boundingBox())?.x ?? 0)
  const row = async () => (await line(page, 'Letters').boundingBox())?.x ?? 0
  for (const x of [200, 480]) {
    await line(page, 'Letters').hover({ position: { x, y: 60 } })
    await expect(picture(page, 'Letters')).toBeVisible()
    await expect.poll(async () => Math.abs((await left()) - (await row()) - x - 40)).toBeLessThan(3)
  }
  await page.mouse.move(5, 5)
  await expect(picture(page, 'Letters')).toBeHidden()
})

test('the keyboard brings the picture beside the line', async ({ page }) => {
  await open(page)
  await services(page).getByRole('link', { name: 'Screens' }).focus()
  await page.keyboard.press('Tab')
  await expect(picture(page, 'Letters')).toBeVisible()
  await expect(picture(page, 'Screens')).toBeHidden()
  const box = await picture(page, 'Letters').boundingBox()
  const row = await line(page, 'Letters').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first tap shows a service, the second follows it', async ({ page }) => {
    await page.goto('/freelancer-agency')
    await page.touchscreen.tap(5, 300)
    await hydrated(page)
    await line(page, 'Apps').getByRole('heading').tap()
    await expect(picture(page, 'Apps')).toBeVisible()
    await expect(page).toHaveURL('/freelancer-agency')
    await line(page, 'Apps').getByRole('heading').tap()
    await expect(page).toHaveURL('/service/technology')
  })
})

test('six jobs at first, four more on request, then no button', async ({ page }) => {
  await open(page)
  await expect(jobs(page)).toHaveCount(6)
  await work(page).getByRole('button', { name: 'Load More' }).click()
  await expect(jobs(page)).toHaveCount(10)
  await expect(work(page).getByRole('button', { name: 'Load More' })).toHaveCount(0)
  await expect(work(page).getByRole('status').filter({ hasText: '10 of 10 shown' })).toBeVisible()
  await expect(jobs(page).nth(6).getByRole('link')).toBeFocused()
})

test('a filter hides what does not match among the loaded, and the list glides', async ({
  page,
}) => {
  await open(page)
  await noteGlides(page)
  await expect(page.getByRole('group', { name: 'Filter jobs' }).getByRole('button')).toContainText([
    'All',
    'Web Design',
    'UI/UX Design',
    'Mobile Apps',
    'Logo Design',
  ])
  await page.getByRole('button', { name: 'Mobile Apps' }).click()
  await expect(jobs(page).getByRole('heading')).toHaveText(['Tassili Bank', 'Yasmine Clinics'])
  await expect(work(page).getByRole('status').filter({ hasText: '2 of 10 shown' })).toBeVisible()
  expect(await glides(page)).toContain('Yasmine Clinics: transform')
})

test('the back button finds filter and loaded count as they were', async ({ page }) => {
  await open(page)
  await work(page).getByRole('button', { name: 'Load More' }).click()
  await page.getByRole('button', { name: 'Logo Design' }).click()
  await expect(jobs(page)).toHaveCount(2)
  await jobs(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/portfolio/clement')
  await page.goBack()
  await expect(jobs(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Logo Design' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('film, partners, call to action, and what this page is', async ({ page }) => {
  const abroad: string[] = []
  await page.route(/youtube/, (route) => {
    abroad.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  await open(page)
  const film = page.getByRole('region', { name: 'A morning, uncut.' })
  await film.scrollIntoViewIfNeeded()
  expect(abroad).toEqual([])
  await film.getByRole('button', { name: /^Play the film/ }).click()
  await expect.poll(() => abroad.length).toBe(1)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)

  const partners = page.getByRole('region', { name: 'Neighbours of the desk.' })
  await expect(partners.getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Write a letter' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(page.getByText(/^Nour Belhadj is invented/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all ten jobs are there, and no control that does nothing', async ({ page }) => {
    await page.goto('/freelancer-agency')
    await expect(jobs(page)).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()
    await expect(page.getByRole('group', { name: 'Filter jobs' })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Watch the film/ })).toBeVisible()
  })
})
