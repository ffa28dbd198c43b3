import type { Page } from '@playwright/test'
import { language as arabic } from '../app/content/ar/language.ts'
import { words as form } from '../app/content/ar/parts/enquiry-form.ts'
import { language as french } from '../app/content/fr/language.ts'
import { openAdmin, rows, tab } from './admin-page.ts'
import { expectAccessible } from './checks.ts'
import { expect, laidOut, open, started, styled, test } from './fixtures.ts'

/** The section at the top of the window, and the part of it that is above the window. */
function readingPlace(page: Page) {
  return page.evaluate(() => {
    const boxes = Array.from(document.querySelectorAll('main section, footer'), (section) =>
      section.getBoundingClientRect(),
    )
    const section = boxes.findLastIndex(({ top }) => top <= 0)
    const { top = 0, height = 1 } = boxes[section] ?? {}
    return { section, part: -top / height }
  })
}

test('a change of language keeps the place on the page, and another link does not', async ({
  page,
}) => {
  await page.goto('/about')
  await laidOut(page)
  await started(page)
  await page.evaluate(() => {
    const section = document.querySelectorAll('main section')[2]
    const { top = 0, height = 0 } = section?.getBoundingClientRect() ?? {}
    scrollTo({ top: scrollY + top + height / 3, behavior: 'instant' })
  })
  // The scroll starts what notes the place. A click before that works as without scripts.
  await expect(page.locator('[data-behaviour=reading-place]:not([data-waiting])')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: french.name }).click()
  await expect(page).toHaveURL(/\/fr\/about$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect.poll(async () => (await readingPlace(page)).section).toBe(2)
  expect((await readingPlace(page)).part).toBeCloseTo(1 / 3, 1)

  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click()
  await expect(page).toHaveURL(/\/fr\/service$/)
  await styled(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu and the footer lead to the same page in another language', async ({ page }) => {
    await page.goto('/team')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: arabic.name }).click()
    await expect(page).toHaveURL(/\/ar\/team$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/team$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

for (const { language, locale } of [
  { language: french, locale: 'fr-DZ' },
  { language: arabic, locale: 'ar-DZ' },
]) {
  test.describe(`in a browser that prefers ${language.name}`, () => {
    test.use({ locale })

    test('an English page is offered in it once, and nobody is redirected', async ({ page }) => {
      const offer = page.getByRole('complementary').filter({ hasText: language.offer.link })
      await open(page, '/service')
      await expect(offer).toHaveAttribute('lang', language.code)
      const link = offer.getByRole('link', { name: language.offer.link })
      await expect(link).toHaveAttribute('href', new RegExp(`${language.prefix}/service$`))
      await expectAccessible(page)
      await offer.getByRole('button', { name: language.offer.dismiss }).click()
      await expect(offer).toHaveCount(0)

      await open(page, '/team')
      await expect(offer).toHaveCount(0)
      await open(page, `${language.prefix}/team`)
      await expect(offer).toHaveCount(0)
    })

    test('the offer leads to the page in it', async ({ page }) => {
      await open(page, '/team')
      await page.getByRole('link', { name: language.offer.link }).click()
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/team$`))
    })
  })
}

test('what is written in Arabic arrives in the admin page whole', async ({ page }) => {
  const written = {
    fullName: 'ياسين حدّاد',
    email: 'yacine@example.dz',
    projectType: 'متجر إلكتروني',
    mobile: '+213 550 00 00 00',
    message: 'سطران.\nالسعر 120 000 دج، والعنوان https://example.dz (نعم).',
  }
  await open(page, '/ar/contact')
  const fields = page.getByRole('main').locator('form').filter({ hasText: form.send })
  for (const [name, value] of Object.entries(written)) {
    await fields.getByLabel(form.labels[name as keyof typeof written], { exact: true }).fill(value)
  }
  await fields.getByRole('button', { name: form.send }).click()
  await expect(fields.getByRole('status')).toContainText(form.form.saved)
  const [record] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('contact_submissions') ?? '[]'),
  )
  expect(record).toMatchObject(written)

  await openAdmin(page)
  await tab(page, 'Contacts').click()
  for (const value of Object.values(written)) {
    await expect(rows(page).first()).toContainText(value.split('\n')[0] ?? '')
  }
})
