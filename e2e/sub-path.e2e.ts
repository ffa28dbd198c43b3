import { startServer } from '../scripts/serve.ts'
import { requireSubPathBuild, subPathBuild } from '../scripts/sub-path-build.ts'
import { expect, hydrated, test } from './fixtures.ts'

test('under a path, pages open, navigate on the client, and accept ids', async ({ page }) => {
  requireSubPathBuild()
  const { root, basePath } = subPathBuild
  const server = await startServer({ root, port: 0, basePath })
  try {
    await page.goto(`${server.url}/`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await page.locator(`a[href="${basePath}about"]:visible`).first().click()
    await expect(page).toHaveURL(`${server.url}/about`)
    await expect(page).toHaveTitle(/^About/)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    const picture = page.locator('main img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await page.goto(`${server.url}/service/no-such-id`)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('no-such-id')
  } finally {
    await server.close()
  }
})
