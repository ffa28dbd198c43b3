import type { Page } from '@playwright/test'
import { genericProject } from '../app/content/collections/projects.ts'
import { expect, open, test } from './fixtures.ts'
import { fill, letter } from './forms.ts'

/** Input from visitors, their keyboards and attackers, in fields and addresses. */
const texts = {
  'as long as a page': 'antidisestablishmentarianism'.repeat(40),
  'in capitals and underscores': 'No-Such_Project',
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

  test('any id is shown literally, does not break the layout, and is not indexed', async ({
    page,
  }) => {
    for (const [kind, text] of Object.entries(texts)) {
      await test.step(kind, async () => {
        await open(page, `/portfolio/${encodeURIComponent(text)}`)
        const here = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]')
        await expect(here).toHaveText(text.replaceAll(/\s+/g, ' '))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([genericProject.title])
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(page).toHaveTitle(`${genericProject.title} | Ikosim Studio`)
        await expectNoSidewaysScroll(page)
      })
    }
  })

  test('any enquiry is stored literally and shown as text', async ({ page }) => {
    await open(page, '/contact')
    const form = page.getByRole('form', { name: 'Dear Ikosim,' })
    for (const [kind, text] of Object.entries(texts)) {
      await test.step(kind, async () => {
        const typed = { 'Full Name*': text, 'Project Type*': text, 'Message*': text }
        await fill(form, { ...letter, ...typed })
        await expectNoSidewaysScroll(page)
        await form.getByRole('button', { name: 'Continue' }).click()
        // The form is cleared once its record is stored.
        await expect(form.getByLabel('Full Name*')).toHaveValue('')
      })
    }
    const stored = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('contact_submissions') ?? '[]'),
    )
    expect(stored).toMatchObject(
      Object.values(texts).map((text) => ({ fullName: text, projectType: text, message: text })),
    )
    await expect(page).toHaveTitle('Contact Us | Ikosim Studio')
  })

  test('a search for any text gets a response', async ({ page }) => {
    for (const [kind, text] of Object.entries(texts)) {
      await test.step(kind, async () => {
        const words = encodeURIComponent(text)
        await open(page, `/blog?q=${words}&page=%00&tag=${words}`)
        await expect(page.getByRole('searchbox', { name: 'Search the articles' })).toHaveValue(text)
        await expect(page.getByRole('main').getByRole('status')).toHaveText('No articles')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoSidewaysScroll(page)
      })
    }
  })
})
