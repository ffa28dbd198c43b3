import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { glides, noteGlides } from './glides.ts'

const tiles = (page: Page) => page.locator('main li[data-cursor="picture"]:visible')

async function open(page: Page) {
  await page.goto('/portfolio')
  await hydrated(page)
}

test('seven projects at first, three more on request, then no button', async ({ page }) => {
  await open(page)
  await expect(tiles(page)).toHaveCount(7)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(tiles(page)).toHaveCount(10)
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '10 of 10 shown' })).toBeVisible()
  await expect(tiles(page).nth(7).getByRole('link')).toBeFocused()
})

test('the fourth and the seventh tile are twice as wide as the others', async ({ page }) => {
  await open(page)
  const widths = await tiles(page).evaluateAll((list) =>
    list.map((tile) => Math.round(tile.getBoundingClientRect().width)),
  )
  const narrow = widths[0] ?? 0
  expect(widths.map((width) => Math.round(width / narrow))).toEqual([1, 1, 1, 2, 1, 1, 2])
})

test('a filter hides what does not match among the loaded, and says how many are left', async ({
  page,
}) => {
  await open(page)
  await expect(
    page.getByRole('group', { name: 'Filter projects' }).getByRole('button'),
  ).toContainText(['All', 'Web Design', 'UI/UX Design', 'Mobile Apps', 'Logo Design'])
  await page.getByRole('button', { name: 'Mobile Apps' }).click()
  await expect(tiles(page).getByRole('heading')).toHaveText(['Tassili Bank', 'Yasmine Clinics'])
  await expect(page.getByRole('status').filter({ hasText: '2 of 10 shown' })).toBeVisible()
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(tiles(page).getByRole('heading')).toHaveText([
    'Tassili Bank',
    'Yasmine Clinics',
    'Qantara Rides',
  ])
})

test('the tiles glide to their new places, and jump where less motion is wanted', async ({
  page,
}) => {
  await open(page)
  await noteGlides(page)
  await page.getByRole('button', { name: 'Logo Design' }).click()
  await expect(tiles(page)).toHaveCount(1)
  expect(await glides(page)).toEqual(['Clément: transform'])
  await page.getByRole('button', { name: 'All' }).click()
  await expect(tiles(page)).toHaveCount(7)
  // Those in the window: the one that was there moves back, the others come out of the shade.
  const back = await glides(page)
  expect(back).toContain('Clément: transform')
  expect(back).toContain('Tassili Bank: filter')
  expect(back.length).toBeLessThan(7)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Mobile Apps' }).click()
  await expect(tiles(page)).toHaveCount(2)
  expect(await glides(page)).toEqual([])
})

test('the back button finds filter and loaded count as they were', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Load More' }).click()
  await page.getByRole('button', { name: 'Logo Design' }).click()
  await expect(tiles(page)).toHaveCount(2)
  await tiles(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/portfolio/clement')
  await page.goBack()
  await expect(tiles(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Logo Design' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all ten projects are there and no control that would do nothing', async ({ page }) => {
    await page.goto('/portfolio')
    await expect(tiles(page)).toHaveCount(10)
    await expect(page.getByRole('group', { name: 'Filter projects' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()
  })
})
