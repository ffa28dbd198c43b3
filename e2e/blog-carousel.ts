import type { Page } from '@playwright/test'
import { expect, resize } from './fixtures.ts'

/**
 * Checks that the articles on the current page advance every four seconds until they are paused, loop, and show
 * three, two or one in view. Needs motion, and leaves the page's clock running. Source: spec §9, "Blog carousel".
 */
export async function expectBlogCarousel(page: Page) {
  const articles = page.getByRole('region', { name: 'Articles', exact: true })
  const current = articles.locator('[data-current]')
  await resize(page, { width: 992, height: 900 })
  // The interval starts when the carousel comes near the window; no time may pass unseen before.
  await page.clock.install({ time: '2026-03-02T08:00:00Z' })
  await page.clock.pauseAt('2026-03-02T09:00:00Z')
  await articles.scrollIntoViewIfNeeded()

  await articles.getByRole('button', { name: 'Stop the slides' }).click()
  await expect(current).toHaveAttribute('aria-label', '1 of 5')
  await page.clock.runFor(8000)
  await expect(current).toHaveAttribute('aria-label', '1 of 5')

  await articles.getByRole('button', { name: 'Start the slides' }).click()
  await page.clock.runFor(3999)
  await expect(current).toHaveAttribute('aria-label', '1 of 5')
  await page.clock.runFor(1)
  await expect(current).toHaveAttribute('aria-label', '2 of 5')

  await articles.getByRole('button', { name: 'Stop the slides' }).click()
  for (const place of [3, 4, 5, 1]) {
    await articles.getByRole('button', { name: 'Next slide' }).click()
    await expect(current).toHaveAttribute('aria-label', `${place} of 5`)
  }

  await page.clock.resume()
  for (const [width, count] of [
    [992, 3],
    [991, 2],
    [640, 2],
    [639, 1],
  ] as const) {
    await resize(page, { width, height: 900 })
    await expect(articles.locator('[aria-roledescription="slide"]:not([inert])')).toHaveCount(count)
  }
}
