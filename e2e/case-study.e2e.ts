import { caseStudies, genericCaseStudy } from '../app/content/collections/case-studies.ts'
import { expect, open, test } from './fixtures.ts'

test('a figure opens in the viewer, which shows the next one and returns the focus when closed', async ({
  page,
}) => {
  await open(page, '/case-study/noria-water-bills')
  const figure = page.getByRole('link', { name: /^An old bill with the marks/ })
  await figure.click()
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
  const source = viewer.locator('source[type="image/avif"]')
  await expect(source).toHaveAttribute('srcset', /-1440\.avif 1440w$/)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(source).toHaveAttribute('srcset', /-2000\.avif 2000w$/)
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer).toContainText('Before, and ten months on 3 of 3')
  // The picture of the drops, which the page draws itself.
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer).toContainText('1,200 calls, by first sentence 1 of 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(figure).toBeFocused()

  await test.step('the page ends with the files of the other case studies and a call to action', async () => {
    const others = page.getByRole('navigation', { name: 'Other case studies' }).getByRole('link')
    const addresses = await others.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toEqual(
      caseStudies
        .filter(({ slug }) => slug !== 'noria-water-bills')
        .map(({ slug }) => `/case-study/${slug}`),
    )
    // Each tab is in front of the file that it overlaps, so it can be pressed.
    for (const tab of await others.all()) await tab.click({ trial: true })
    await expect(page.getByRole('link', { name: 'Apply For Meeting' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
})

test('a project with a case study leads to it, and the case study back', async ({ page }) => {
  await open(page, '/portfolio/tassili-bank')
  await page.getByRole('link', { name: /^Read the case study: A bank account/ }).click()
  await expect(page).toHaveURL('/case-study/tassili-bank-onboarding')
  await page.getByRole('link', { name: 'See the project' }).click()
  await expect(page).toHaveURL('/portfolio/tassili-bank')
})

test('an unknown id shows the example with that id in the breadcrumb', async ({ page }) => {
  await open(page, '/case-study/somebody-else')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('somebody-else')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(genericCaseStudy.title)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
