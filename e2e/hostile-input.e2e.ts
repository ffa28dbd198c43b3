import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** What visitors, their keyboards and those who mean no good put into fields and addresses. */
const texts = {
  'as long as a page': 'antidisestablishmentarianism'.repeat(40),
  'from right to left': 'مرحبا بكم في الجزائر',
  'made of emoji': '👩🏽‍🚀🏳️‍🌈🦊🇩🇿',
  'made of markup': '<img src=x onerror="document.title=1"><script>document.title=1</script>',
  'the name of another step': 'Home',
  'full of control characters': 'a\u202eb\u0007c\u2028d',
} as const

async function expectNoSidewaysScroll(page: Page) {
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(width).toBeLessThanOrEqual(room ?? 0)
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [kind, text] of Object.entries(texts)) {
    test(`an id ${kind} is shown to the letter and breaks nothing`, async ({ page }) => {
      await page.goto(`/portfolio/${encodeURIComponent(text)}`)
      await hydrated(page)
      const here = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]')
      await expect(here).toHaveText(text.replaceAll(/\s+/g, ' '))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page).toHaveTitle(/ \| Ikosim Studio$/)
      await expectNoSidewaysScroll(page)
    })

    test(`an enquiry ${kind} is kept to the letter and shown as text`, async ({ page }) => {
      await page.goto('/contact')
      await hydrated(page)
      const form = page.getByRole('form', { name: 'Dear Ikosim,' })
      await form.getByLabel('Full Name*').fill(text)
      await form.getByLabel('Email*').fill('visitor@example.dz')
      await form.getByLabel('Project Type*').fill(text)
      await form.getByLabel('Mobile*').fill('0')
      await form.getByLabel('Message*').fill(text)
      await expectNoSidewaysScroll(page)
      await form.getByRole('button', { name: 'Send message' }).click()
      await expect(form.getByText('Thank you for contacting us!')).toBeVisible()
      const stored = await page.evaluate(() =>
        JSON.parse(localStorage.getItem('contact_submissions') ?? '[]'),
      )
      expect(stored).toMatchObject([{ fullName: text, projectType: text, message: text }])
    })
  }
})

test('a search for anything at all is answered', async ({ page }) => {
  for (const text of Object.values(texts)) {
    await page.goto(`/blog?q=${encodeURIComponent(text)}&page=%00&tag=${encodeURIComponent(text)}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoSidewaysScroll(page)
  }
})
