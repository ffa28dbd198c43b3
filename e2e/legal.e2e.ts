import { expect, hydrated, test } from './fixtures'

for (const path of ['/terms-of-use', '/privacy-policy']) {
  test(`${path} shows the reader's own day, whatever day it was built on`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-04T12:00:00'))
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByText('Last updated on 4 March 2031')).toBeVisible()
  })

  test(`every entry of the contents of ${path} leads to its heading`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const link of await contents.getByRole('link').all()) {
      const target = page.locator((await link.getAttribute('href')) ?? '')
      await expect(target).toHaveText((await link.textContent()) ?? '')
    }
    await contents.getByRole('link').last().click()
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.last()).toBeInViewport()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} shows the day of the build`, async ({ page }) => {
      await page.goto(path)
      const date = page.getByText(/^Last updated on/).getByRole('time')
      await expect(date).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)
      await expect(date).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/)
    })
  })
}
