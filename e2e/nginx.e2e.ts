import { nginxMissing, startNginx } from '../scripts/start-nginx.ts'
import { expect, hydrated, test } from './fixtures.ts'

test.skip(nginxMissing !== undefined, nginxMissing)

test('the pages run on nginx as on the bundled server', async ({ page }) => {
  const nginx = await startNginx()
  try {
    await page.goto(`${nginx.url}/contact`)
    await hydrated(page)
    await page.goto(`${nginx.url}/portfolio/no-such-id`)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
  } finally {
    await nginx.close()
  }
})
