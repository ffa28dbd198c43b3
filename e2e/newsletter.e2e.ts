import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const key = 'newsletter_emails'
const thanks = 'Thank you for subscribing!'

/** The form's parts, once it has hydrated near the window. */
async function partsOf(form: Locator) {
  await form.scrollIntoViewIfNeeded()
  const send = form.getByRole('button', { name: 'Subscribe' })
  await expect(send).toBeEnabled()
  return {
    field: form.getByLabel('Your e-mail address'),
    send,
    box: form.getByRole('status'),
    alert: form.getByRole('alert'),
  }
}

const storedText = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)
const now = (page: Page) => page.evaluate(() => new Date().toISOString())

test('a subscription needs an address, is stored once as specified, and thanks for three seconds', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-02T09:00:00Z' })
  await open(page, '/contact')
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'News, once a month.' })
  const { field, send, box, alert } = await partsOf(form)
  await page.clock.pauseAt('2026-03-02T10:00:00Z')
  /** An error follows the paint of the press, and the focus follows the error. */
  const painted = () => page.clock.runFor(100)

  await test.step('an empty address is reported', async () => {
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveAttribute('required')
    await send.click()
    await painted()
    await expect(alert).toHaveText('Please enter your email')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('an invalid address is explained', async () => {
    await field.fill('lina')
    await send.click()
    await painted()
    const words = await field.evaluate((input: HTMLInputElement) => input.validationMessage)
    expect(words).not.toBe('')
    await expect(field).toHaveAccessibleDescription(words)
    await expect(form.getByText(words)).toBeVisible()
    expect(await storedText(page)).toBeNull()
  })

  const first = { email: 'Lina@Example.dz', subscribedAt: await now(page) }
  await test.step('the footer’s form stores an address, and thanks for three seconds', async () => {
    await field.fill('  Lina@Example.dz ')
    await field.press('Enter')
    await expect(box).toHaveText(thanks)
    await expect(field).toHaveValue('')
    expect(JSON.parse((await storedText(page)) ?? '')).toEqual([first])
    await page.clock.runFor(2_900)
    await expect(box).toHaveText(thanks)
    await page.clock.runFor(100)
    await expect(box).toBeEmpty()
  })

  await test.step('an address is not stored twice, regardless of case', async () => {
    const text = await storedText(page)
    await field.fill('LINA@example.dz')
    await send.click()
    await expect(alert).toHaveText('You are already subscribed!')
    await expect(field).toHaveValue('LINA@example.dz')
    expect(await storedText(page)).toBe(text)
    await page.clock.runFor(2_900)
    await expect(alert).toHaveText('You are already subscribed!')
    await page.clock.runFor(100)
    await expect(alert).toHaveCount(0)
  })

  await test.step('the side panel works in the same way', async () => {
    await page.clock.resume()
    await page.getByRole('button', { name: 'Get in touch' }).click()
    const panel = page.getByRole('dialog', { name: 'Get in touch' })
    const side = await partsOf(panel.getByRole('form', { name: 'Get news once a month.' }))
    await page.clock.pauseAt('2026-03-02T11:00:00Z')
    const second = { email: 'omar@example.dz', subscribedAt: await now(page) }
    await expect(side.field).toHaveAttribute('type', 'email')
    await expect(side.field).toHaveAttribute('required')
    await side.field.fill('omar@example.dz')
    await side.field.press('Enter')
    await expect(side.box).toHaveText(thanks)
    await expect(side.field).toHaveValue('')
    expect(JSON.parse((await storedText(page)) ?? '')).toEqual([first, second])
    await page.clock.runFor(2_900)
    await expect(side.box).toHaveText(thanks)
    await page.clock.runFor(100)
    await expect(side.box).toBeEmpty()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  await test.step('with full storage the address stays in the field, and the form says what to do', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError')
      }
    })
    await field.fill('amel@example.dz')
    await field.press('Enter')
    await expect(alert).toContainText('Your browser could not save this. Nothing was sent.')
    await expect(alert.getByRole('link', { name: 'as an e-mail' })).toHaveAttribute(
      'href',
      /^mailto:hello@ikosim\.studio\?.*amel%40example\.dz/,
    )
    await expect(field).toHaveValue('amel@example.dz')
  })
})
