import { parameterRoutes } from '../app/addresses.ts'
import { themeColors } from '../scripts/theme-colors.ts'
import { expect, hydrated, test } from './fixtures.ts'

test('an unknown id gets the page of its kind, with noindex', async ({ page }) => {
  for (const route of parameterRoutes) {
    await test.step(route, async () => {
      await page.goto(`${route}/no-such-id`)
      await hydrated(page)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('no-such-id')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })
  }
})

test('the theme colour is that of the next page’s first surface', async ({ page }) => {
  const { ink, sea } = themeColors()
  await page.goto('/')
  const color = page.locator('meta[name="theme-color"]')
  await expect(color).toHaveAttribute('content', ink ?? '')
  await hydrated(page)
  await page.locator('a[href="/contact"]:visible').first().click()
  await expect(page).toHaveURL('/contact')
  await expect(color).toHaveAttribute('content', sea ?? '')
})

test.describe('the 404 page', () => {
  // The browser logs the 404 status, which is intended here.
  test.use({ expectedMessages: [/the server responded with a status of 404/] })

  test('says what happened and leads home', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page).toHaveTitle('Error | Ikosim Studio')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByText('This page could not be found.')).toBeVisible()
    await hydrated(page)
    await page.getByRole('link', { name: 'Back To Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(/^Ikosim: apps and websites/)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('says it too', async ({ page }) => {
      await page.goto('/no-such-page')
      // Playwright's text search ignores noscript content.
      const heading = page.locator('h1')
      await expect(heading).toBeVisible()
      await expect(heading).toHaveText('This page could not be found.')
    })
  })
})
