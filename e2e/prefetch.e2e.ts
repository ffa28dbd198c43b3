import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { pageScript } from './hold.ts'

/** How often a page's script came over the network instead of the cache. */
async function countFetches(page: Page, path: string) {
  const [script = ''] = await pageScript(path)
  return page.evaluate(
    (address) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, transferSize }) => name.endsWith(address) && transferSize > 0,
      ).length,
    script,
  )
}

test('hovering or focusing a link prefetches its page, and a click fetches no script again', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const linkTo = (path: string) => page.locator(`a[href="${path}"]:visible`).first()
  for (const path of ['/about', '/service']) expect(await countFetches(page, path)).toBe(0)

  // The keyboard signals interest by focus, the pointer by hovering.
  await linkTo('/service').focus()
  await expect.poll(() => countFetches(page, '/service')).toBe(1)
  expect(await countFetches(page, '/about')).toBe(0)
  await linkTo('/about').hover()
  await expect.poll(() => countFetches(page, '/about')).toBe(1)

  await linkTo('/about').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  expect(await countFetches(page, '/about')).toBe(1)
})
