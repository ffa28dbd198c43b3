import { expect, open, test } from './fixtures.ts'

for (const path of ['/terms-of-use', '/privacy-policy']) {
  test(`${path} shows the visitor's date, and its table of contents links to every heading`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-03-04T12:00:00'))
    await open(page, path)
    await expect(page.getByText('Last updated on 4 March 2031', { exact: true })).toBeVisible()

    const contents = page.getByRole('navigation', { name: 'On this page' })
    const headings = page
      .getByRole('main')
      .locator('section:has(nav[aria-labelledby=contents]) h2[id]:not(#contents)')
    const entries = await contents.getByRole('link').allTextContents()
    expect(entries.length).toBeGreaterThan(1)
    await expect(headings).toHaveText(entries)
    const last = contents.getByRole('link').last()
    await last.click()
    await expect(headings.last()).toBeInViewport()
    await expect(page).toHaveURL(path + (await last.getAttribute('href')))
  })
}
