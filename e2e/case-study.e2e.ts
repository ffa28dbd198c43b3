import { caseStudies, genericCaseStudy } from '../app/content/en/case-studies'
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

test('every case study has a banner and three figures of its own', async ({ request }) => {
  const seen = new Set<string>()
  for (const { slug } of [...caseStudies, genericCaseStudy]) {
    const html = await (await request.get(`/case-study/${slug}`)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const sources = [...main.matchAll(/<img [^>]*src="(\/media\/[^"]+)"/g)].map(([, src]) => src)
    expect(sources, slug).toHaveLength(4)
    for (const source of sources) {
      expect(seen.has(source ?? ''), source).toBe(false)
      seen.add(source ?? '')
    }
    expect(main.match(/<figcaption/g), slug).toHaveLength(4)
  }
})

test('a figure opens in the viewer, goes on to the next, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/case-study/noria-water-bills')
  await hydrated(page)
  const figure = page.getByRole('link', { name: /^1,200 drops/ })
  await figure.click()
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
  const source = viewer.locator('source[type="image/avif"]')
  await expect(source).toHaveAttribute('srcset', /-1440\.avif 1440w$/)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(source).toHaveAttribute('srcset', /-2000\.avif 2000w$/)
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer).toContainText('Where the finger went 2 of 3')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(figure).toBeFocused()
})

test('an id that nobody knows shows the example with that id in the breadcrumb', async ({
  page,
}) => {
  await page.goto('/case-study/somebody-else')
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('somebody-else')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(genericCaseStudy.title)
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
