import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const key = 'newsletter_emails'
const name = 'One letter a month.'
const sideName = 'Or one letter a month.'

const places = [
  {
    place: 'the footer',
    open: async (page: Page) => page.getByRole('contentinfo').getByRole('form', { name }),
  },
  {
    place: 'the side panel',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Get in touch' }).click()
      return page
        .getByRole('dialog', { name: 'Get in touch' })
        .getByRole('form', { name: sideName })
    },
  },
]

/** The form comes alive when the visitor comes near it. */
async function comeNear(form: Locator) {
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByRole('button')).toBeEnabled()
}

function stored(page: Page): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
}

for (const { place, open } of places) {
  test(`${place} takes an address, and says so for three seconds`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/contact')
    await hydrated(page)
    const form = await open(page)
    await comeNear(form)
    await page.clock.pauseAt(Date.now() + 60_000)
    const field = form.getByLabel('Your e-mail address')
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveAttribute('required')
    await field.fill('  Lina@Example.dz ')
    await field.press('Enter')

    const box = form.getByRole('status')
    await expect(box).toHaveText('Thank you for subscribing!')
    await expect(field).toHaveValue('')
    expect(await stored(page)).toEqual([
      {
        email: 'Lina@Example.dz',
        subscribedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])

    await page.clock.runFor(2_900)
    await expect(box).toHaveText('Thank you for subscribing!')
    await page.clock.runFor(100)
    await expect(box).toBeEmpty()
  })
}

test('an address that is there already is not taken twice, whatever its case', async ({ page }) => {
  const list = JSON.stringify([
    { email: 'lina@example.dz', subscribedAt: '2025-01-01T00:00:00.000Z' },
  ])
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, list] as const)
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const form = page.getByRole('contentinfo').getByRole('form', { name })
  const field = form.getByLabel('Your e-mail address')
  await field.fill('LINA@example.dz')
  await form.getByRole('button', { name: 'Subscribe' }).click()

  await expect(form.getByRole('alert')).toHaveText('You are already subscribed!')
  await expect(field).toHaveValue('LINA@example.dz')
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(list)
  await page.clock.runFor(3_000)
  await expect(form.getByRole('alert')).toHaveCount(0)
})

test('an empty address is asked for, and one of the wrong form explained', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const form = page.getByRole('contentinfo').getByRole('form', { name })
  const field = form.getByLabel('Your e-mail address')
  const send = form.getByRole('button', { name: 'Subscribe' })

  await comeNear(form)
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Please enter your email')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  await field.fill('lina')
  await send.click()
  const words = await field.evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect(field).toHaveAccessibleDescription(words)
  await expect(form.getByText(words)).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('with full storage the visitor keeps the address and learns what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await page.goto('/')
  await hydrated(page)
  const form = page.getByRole('contentinfo').getByRole('form', { name })
  const field = form.getByLabel('Your e-mail address')
  await comeNear(form)
  await field.fill('lina@example.dz')
  await field.press('Enter')

  const alert = form.getByRole('alert')
  await expect(alert).toContainText('Your browser could not save this. Nothing was sent.')
  await expect(alert.getByRole('link', { name: 'as an e-mail' })).toHaveAttribute(
    'href',
    /^mailto:hello@ikosim\.studio\?.*lina%40example\.dz/,
  )
  await expect(field).toHaveValue('lina@example.dz')
})
