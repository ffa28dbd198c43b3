import { faq } from '#words/faq.ts'
import { faqCertainties } from '../app/content/faq-certainties.ts'
import { expect, open, test } from './fixtures.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a category is a link that shows its questions and can be shared; at most one question is open', async ({
      page,
    }) => {
      if (scripts) await open(page, '/faq')
      else await page.goto('/faq')
      const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
      const shown = page.locator('main').getByRole('heading', { level: 2 }).first()

      await test.step('the first question is open, opening another closes it, clicking the open one closes all', async () => {
        const questions = page.locator('main details:visible')
        const opened = page.locator('main details[open]:visible')
        await expect(questions).toHaveCount(7)
        await expect(opened).toHaveCount(1)
        await expect(questions.first()).toHaveAttribute('open')
        await questions.nth(2).locator('summary').click()
        await expect(opened).toHaveCount(1)
        await expect(questions.nth(2)).toHaveAttribute('open')
        await questions.nth(2).locator('summary').click()
        await expect(opened).toHaveCount(0)
      })

      await test.step('a category replaces the previous one', async () => {
        await expect(links).toHaveText([
          'Development Services7 questions',
          'Pricing & Payment7 questions',
          'Process & Timeline8 questions',
          'Support & Maintenance7 questions',
        ])
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
      })

      await test.step('the address of a category opens it', async () => {
        await page.reload()
        await expect(page).toHaveURL('/faq#pricing-and-payment')
        await expect(shown).toHaveText('Pricing & Payment')
      })
    })
  })
}

for (const width of [390, 1440]) {
  test(`each answer in brief names how sure it is, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/faq')
    const [{ items }] = faq.categories
    const summaries = page.locator('main summary:visible')
    await expect(summaries).toHaveCount(items.length)
    for (const [index, { slug, brief }] of [...items].entries()) {
      const certainty = faqCertainties[slug]
      await expect(summaries.nth(index)).toContainText(
        certainty ? `${brief} ${faq.degrees[certainty]}` : brief,
      )
      if (certainty)
        await expect(
          summaries.nth(index).getByText(faq.degrees[certainty], { exact: true }),
        ).toBeVisible()
    }
  })
}

test("a question's own address opens it in its category", async ({ page }) => {
  await open(page, '/faq#leaving')
  const answer = page.locator('#leaving')
  await expect(answer).toHaveAttribute('open')
  await expect(answer).toBeInViewport()
})

test('a question of the visitor’s own opens the contact form with it, and goes to no server', async ({
  page,
}) => {
  await open(page, '/faq')
  const question = page.getByRole('textbox', { name: 'Your question' })
  const ask = page.getByRole('button', { name: 'Ask it' })

  await test.step('spaces alone are no question', async () => {
    await question.fill('   ')
    await ask.click()
    await expect(question).toBeFocused()
    await expect(page).toHaveURL('/faq')
  })

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await question.fill('Do you work on Fridays & holidays')
  await ask.click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('Do you work on Fridays & holidays?')
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused()
  await expect(page).toHaveURL('/contact')
  expect(
    requested.filter((address) =>
      /Friday/.test(new URL(address).pathname + new URL(address).search),
    ),
  ).toEqual([])
})
