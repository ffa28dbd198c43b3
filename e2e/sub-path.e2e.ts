import { startServer } from '../scripts/serve.ts'
import { requireSubPathBuild, subPathBuild } from '../scripts/sub-path-build.ts'
import { expect, hydrated, test } from './fixtures.ts'

// The browser logs the status of the unknown addresses.
test.use({ expectedMessages: [/the server responded with a status of 404/] })

test('below a sub-path, pages open, links work, unknown ids are accepted, and the 404 page leads home', async ({
  page,
}) => {
  requireSubPathBuild()
  const { root, basePath } = subPathBuild
  const server = await startServer({ root, port: 0, basePath })
  try {
    await page.goto(`${server.url}/`)
    await hydrated(page)
    await page.locator(`a[href="${basePath}about"]:visible`).first().click()
    await expect(page).toHaveURL(`${server.url}/about`)
    await expect(page).toHaveTitle(/^About/)
    const picture = page.locator('main img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    await page.goto(`${server.url}/service/no-such-id`)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('no-such-id')

    await page.goto(`${server.url}/no/such/page`)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveText('This page could not be found.')
    await expect(page.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', basePath)
    await test.step('an address outside the path gets the same page, whatever it is', async () => {
      await page.goto(new URL('/about', server.url).href)
      await expect(page.locator('h1')).toHaveText('This page could not be found.')
    })
  } finally {
    await server.close()
  }
})
