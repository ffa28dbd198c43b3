import { parameterRoutes } from '../app/addresses.ts'
import { themeColors } from '../scripts/surfaces/theme-colors.ts'
import { expect, hydrated, open, test } from './fixtures.ts'

const notFoundText = 'This page could not be found.'

test('an unknown id gets the page of its kind, with noindex', async ({ page }) => {
  for (const { route } of parameterRoutes) {
    await test.step(route, async () => {
      await page.goto(`${route}/no-such-id`)
      await hydrated(page)
      await expect(page.locator('nav:has([data-parameter])')).toContainText('no-such-id')
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

test.describe('the policy of a page', () => {
  test.use({ expectedMessages: [/requires 'Trusted\w+' assignment/] })

  test('refuses markup and scripts that come from a string', async ({ page }) => {
    await page.goto('/')
    const refused = await page.evaluate(() => {
      const script = document.createElement('script')
      const attempts = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
        code: () => {
          script.textContent = 'console.log(1)'
        },
        address: () => {
          script.src = '/assets/other.js'
        },
      }
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt()
          return []
        } catch {
          return name
        }
      })
    })
    expect(refused).toEqual(['markup', 'code', 'address'])
  })
})

test.describe('the 404 page', () => {
  // The browser logs the 404 status, which is intended here.
  test.use({ expectedMessages: [/the server responded with a status of 404/] })

  test('says what happened and leads home', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page).toHaveTitle('Error | Ikosim Studio')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByText(notFoundText)).toBeVisible()
    await hydrated(page)
    await page.getByRole('link', { name: 'Back To Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(/^Ikosim: apps and websites/)
  })

  test('stays at any address, and marks no menu item as the current one', async ({ page }) => {
    for (const path of [
      '/404',
      '/About',
      '/a/b/c',
      '/service/no-such-id/deeper',
      '/no-such-page?from=card',
    ]) {
      await test.step(path, async () => {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundText)
        await expect(page.locator('[aria-current]')).toHaveCount(0)
      })
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is drawn in full', async ({ page }) => {
      const answer = await page.goto('/no/such/page')
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveTitle('Error | Ikosim Studio')
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport)
        const main = page.getByRole('main')
        await expect(main.locator('svg')).toBeInViewport({ ratio: 0.5 })
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFoundText)
        await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        await expect(main.getByText('The address may be old or mistyped.')).toBeInViewport()
        await expect(main.getByRole('link', { name: 'Back To Home' })).toBeInViewport({ ratio: 1 })
      }
      await page.getByRole('link', { name: 'Back To Home' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})

test.describe('a link to an unknown address', () => {
  test.use({ expectedMessages: [/the server responded with a status of 404/] })

  test('shows the 404 page', async ({ page }) => {
    await open(page, '/about')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/service/no/such' })
      link.textContent = 'An old link'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'An old link' }).press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(notFoundText)
    await expect(page).toHaveTitle('Error | Ikosim Studio')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('[aria-current]')).toHaveCount(0)
  })
})
