import { expect, hydrated, test } from './fixtures'

const categories = [
  'Development Services',
  'Pricing & Payment',
  'Process & Timeline',
  'Support & Maintenance',
]

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a category is a link that shows its own questions and can be shared', async ({
      page,
    }) => {
      await page.goto('/faq')
      const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
      await expect(links).toHaveText(categories.map((name) => new RegExp(`^${name}`)))
      const shown = page.locator('main').getByRole('heading', { level: 2 }).first()
      await expect(shown).toHaveText('Development Services')
      await links.nth(1).click()
      await expect(shown).toHaveText('Pricing & Payment')
      await expect(page.getByRole('heading', { name: 'Development Services' })).toBeHidden()
      await expect(page).toHaveURL('/faq#pricing-and-payment')
      await links.nth(2).click()
      await expect(shown).toHaveText('Process & Timeline')
      await expect(page).toHaveURL('/faq#process-and-timeline')
      await page.goBack()
      await expect(shown).toHaveText('Pricing & Payment')
      await page.goto(page.url())
      await expect(shown).toHaveText('Pricing & Payment')
    })
  })
}

test('the first question is open; opening another closes it; clicking the open one closes all', async ({
  page,
}) => {
  await page.goto('/faq')
  const questions = page.locator('main details:visible')
  const open = page.locator('main details[open]:visible')
  await expect(questions.first()).toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(open).toHaveCount(1)
  await expect(questions.nth(2)).toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(open).toHaveCount(0)
})

test("a question's own address opens it in its category", async ({ page }) => {
  await page.goto('/faq#leaving')
  await hydrated(page)
  const answer = page.locator('#leaving')
  await expect(answer).toHaveAttribute('open')
  await expect(answer).toBeInViewport()
})

test('the banner leads to the contact page', async ({ page }) => {
  await page.goto('/faq')
  const link = page.getByRole('link', { name: 'Schedule a Consultation' })
  await expect(link).toHaveAttribute('href', '/contact')
})
