import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** Kinds of the page's own files that came over the network, and not out of the browser's own store. */
function fetched(page: Page, name: string) {
  return page.evaluate(
    (part) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.includes(`/assets/${part}-`) && entry.transferSize > 0)
        .map((entry) => entry.name.replace(/^.*\./, ''))
        .sort(),
    name,
  )
}

test('the next page is fetched when the pointer rests on its link, and a click fetches no script again', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  expect(await fetched(page, 'about')).toEqual([])
  const link = page.locator('a[href="/about"]:visible').first()
  await link.hover()
  await expect.poll(() => fetched(page, 'about')).toContain('js')

  await link.click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  const scripts = (await fetched(page, 'about')).filter((ending) => ending === 'js')
  expect(scripts).toHaveLength(1)
})

test('the keyboard shows its intent by the focus', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('a[href="/about"]:visible').first().focus()
  await expect.poll(() => fetched(page, 'about')).toContain('js')
})
