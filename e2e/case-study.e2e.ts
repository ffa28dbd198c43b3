import { caseStudies } from '../app/content/en/case-studies'
import { expect, hydrated, test } from './fixtures'

test('a case study goes from the banner over overview, research and result to a meeting', async ({
  page,
}) => {
  await page.goto('/case-study/tassili-bank-onboarding')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Four days became eleven minutes',
  )
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Overview',
    'Research',
    'Result',
    /^Bring us/,
  ])
  await expect(page.getByRole('link', { name: 'See the project' })).toHaveAttribute(
    'href',
    '/portfolio/tassili-bank',
  )
  await expect(page.getByRole('link', { name: 'Apply For Meeting' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('an id that nobody knows shows the example with that id in the breadcrumb', async ({
  page,
}) => {
  await page.goto('/case-study/somebody-else')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('somebody-else')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { slug, title } of caseStudies) {
    test(`${slug} is all there`, async ({ page }) => {
      await page.goto(`/case-study/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const findings = page.getByRole('heading', { name: 'What we found' }).locator('+ ul > li')
      expect(await findings.count()).toBeGreaterThanOrEqual(3)
    })
  }
})
