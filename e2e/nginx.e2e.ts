import { languages } from '../app/content/languages.ts'
import { nginxMissing, startNginx } from '../scripts/start-nginx.ts'
import { expect, hydrated, test } from './fixtures.ts'

test.skip(nginxMissing !== undefined, nginxMissing)

test('the pages run on nginx as on the bundled server', async ({ page }) => {
  const nginx = await startNginx()
  try {
    for (const { prefix, code } of languages) {
      for (const path of ['/contact', '/portfolio/no-such-id']) {
        await page.goto(nginx.url + prefix + path)
        await hydrated(page)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', code)
      }
    }
  } finally {
    await nginx.close()
  }
})
