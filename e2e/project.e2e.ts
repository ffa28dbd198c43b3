import { expect, hydrated, test } from './fixtures.ts'

test('a project page tells the facts, and leads on', async ({ page }) => {
  await page.goto('/portfolio/sirocco-air')
  for (const fact of ['Client', 'Category', 'Location', 'Date', 'Software']) {
    await expect(page.getByRole('term').filter({ hasText: fact })).toHaveCount(1)
  }
  // The last project's next is the first.
  const ways = page.getByRole('navigation', { name: 'Other projects' })
  await expect(ways.getByRole('link', { name: 'Next Project Tassili Bank' })).toBeVisible()
  await expect(ways.getByRole('link', { name: 'Prev Project Dar Zellij' })).toBeVisible()
})

test('going round all projects ends where it began', async ({ page }) => {
  await page.goto('/portfolio/tassili-bank')
  await hydrated(page)
  const seen = new Set<string>()
  for (;;) {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    if (seen.has(name)) break
    seen.add(name)
    const next = page.getByRole('link', { name: 'Next Project' })
    const nextName = ((await next.textContent()) ?? '').replace('Next Project', '').trim()
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextName)
  }
  expect(seen.size).toBe(10)
})

test.describe('an id that nobody knows', () => {
  test('shows a project page with the id as it was typed, and keeps search engines away', async ({
    page,
  }) => {
    await page.goto('/portfolio/no-such-project')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
      'no-such-project',
    )
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})
