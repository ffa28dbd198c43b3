import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const letter = {
  'Full Name*': 'Yacine Haddad',
  'Email*': 'yacine@example.dz',
  'Project Type*': 'A lighthouse',
  'Mobile*': '+213 550 00 00 00',
  'Message*': 'Two lines.\n<b>No HTML.</b>',
} as const

const thanks = 'Thank you for contacting us! We will get back to you soon.'
const incomplete = 'Please fill in all required fields'
const unsaved = 'Your browser could not save this. Nothing was sent.'

function formOf(page: Page) {
  const form = page.getByRole('form', { name: 'Dear Ikosim,' })
  return {
    form,
    field: (label: keyof typeof letter) => form.getByLabel(label, { exact: true }),
    send: form.getByRole('button', { name: 'Send message' }),
    async fill(values: Partial<Record<keyof typeof letter, string>> = letter) {
      for (const [label, value] of Object.entries(values)) {
        await form.getByLabel(label, { exact: true }).fill(value)
      }
    },
  }
}

function storedMessages(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('contact_submissions') ?? 'null'))
}

/** The page with its clock in the test's hands, so that times can be told to the millisecond. */
async function openWithClock(page: Page) {
  await page.clock.install()
  await page.goto('/contact')
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('a letter is stored as specified, thanked for during five seconds, and cleared', async ({
  page,
}) => {
  await openWithClock(page)
  const { form, field, send, fill } = formOf(page)
  await fill({
    ...letter,
    'Full Name*': '  Yacine Haddad ',
    'Message*': ` ${letter['Message*']}\n`,
  })
  await send.click()

  const box = form.getByRole('status')
  await expect(box).toHaveText(thanks)
  await expect(field('Full Name*')).toHaveValue('')
  const [record, ...others] = (await storedMessages(page)) as Record<string, unknown>[]
  expect(others).toEqual([])
  expect(record).toEqual({
    fullName: 'Yacine Haddad',
    email: 'yacine@example.dz',
    projectType: 'A lighthouse',
    mobile: '+213 550 00 00 00',
    message: 'Two lines.\n<b>No HTML.</b>',
    submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    id: Date.parse(String(record?.submittedAt)),
  })

  await page.clock.runFor(4_900)
  await expect(box).toHaveText(thanks)
  await page.clock.runFor(100)
  await expect(box).toBeEmpty()
})

test('empty fields are asked for in one message and marked one by one', async ({ page }) => {
  await openWithClock(page)
  const { form, field, send, fill } = formOf(page)
  await fill({ 'Full Name*': 'Yacine', 'Email*': '   ', 'Mobile*': '0550' })
  await send.click()
  // The message comes when the press has been painted.
  await page.clock.runFor(100)

  await expect(form.getByRole('alert')).toHaveText(incomplete)
  await expect(field('Email*')).toBeFocused()
  for (const label of ['Email*', 'Project Type*', 'Message*'] as const) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(label)).toHaveAccessibleDescription(/^Still empty/)
  }
  await expect(field('Full Name*')).not.toHaveAttribute('aria-invalid')
  await expect(field('Mobile*')).toHaveValue('0550')
  expect(await storedMessages(page)).toBeNull()

  await page.clock.runFor(5_000)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(field('Email*')).toHaveAttribute('aria-invalid', 'true')
})

test('the label of the field to mend is not under the header', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const { field, send } = formOf(page)
  await send.click()
  await expect(field('Full Name*')).toBeFocused()
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.getByText('Full Name*').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('an e-mail address of the wrong form is explained beside its field', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const { form, field, send, fill } = formOf(page)
  await fill({ ...letter, 'Email*': 'yacine' })
  await send.click()

  const words = await field('Email*').evaluate((input: HTMLInputElement) => input.validationMessage)
  expect(words).not.toBe('')
  await expect(field('Email*')).toHaveAccessibleDescription(words)
  await expect(form.getByText(words)).toBeVisible()
  await expect(field('Email*')).toBeFocused()
  expect(await storedMessages(page)).toBeNull()

  await field('Email*').fill('yacine@example.dz')
  await expect(form.getByText(words)).toHaveCount(0)
  await send.click()
  await expect(form.getByRole('status')).toHaveText(thanks)
})

test('the fields have the specified types and flags', async ({ page }) => {
  await page.goto('/contact')
  const { field } = formOf(page)
  for (const label of Object.keys(letter) as (keyof typeof letter)[]) {
    await expect(field(label)).toHaveAttribute('required')
  }
  await expect(field('Email*')).toHaveAttribute('type', 'email')
  await expect(field('Mobile*')).toHaveAttribute('type', 'tel')
})

test('a letter can be written and sent with the keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const { form, field, send } = formOf(page)
  await field('Full Name*').focus()
  for (const [label, text] of Object.entries(letter)) {
    await expect(form.getByLabel(label, { exact: true })).toBeFocused()
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
  await expect(form.getByRole('link', { name: 'Privacy policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText(thanks)
  expect(await storedMessages(page)).toHaveLength(1)
})

test('a double click stores one letter', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const { form, send, fill } = formOf(page)
  await fill()
  await send.dblclick()
  await expect(form.getByRole('status')).toHaveText(thanks)
  await expect(form.getByRole('alert')).toHaveCount(0)
  expect(await storedMessages(page)).toHaveLength(1)
})

for (const { obstacle, apply } of [
  {
    obstacle: 'full',
    apply: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError')
      }
    },
  },
  {
    obstacle: 'blocked',
    apply: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Not allowed', 'SecurityError')
        },
      })
    },
  },
]) {
  test(`with ${obstacle} storage nothing is confirmed and nothing typed is lost`, async ({
    page,
  }) => {
    // Only the site's own keys: the router keeps the scroll position in a storage of the tab.
    await page.addInitScript(apply)
    await openWithClock(page)
    const { form, field, send, fill } = formOf(page)
    await fill()
    await send.click()

    const alert = form.getByRole('alert')
    await expect(alert).toContainText(unsaved)
    await page.clock.runFor(60_000)
    await expect(alert).toContainText(unsaved)
    await expect(form.getByText(thanks)).toHaveCount(0)
    for (const [label, value] of Object.entries(letter)) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
    }
    await expect(field('Full Name*')).not.toHaveAttribute('aria-invalid')

    const mail = new URL((await alert.getByRole('link').first().getAttribute('href')) ?? '')
    expect(mail.pathname).toBe('hello@ikosim.studio')
    for (const [label, value] of Object.entries(letter)) {
      const part = label === 'Project Type*' ? 'subject' : 'body'
      expect(mail.searchParams.get(part)?.replaceAll('\r\n', '\n')).toContain(value)
    }
  })
}

test('a submit before the scripts are ready goes nowhere, and what was typed stays', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  const { promise: ready, resolve: letScriptsIn } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await ready
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const { form, field, send, fill } = formOf(page)
  await fill()
  await field('Email*').press('Enter')
  await send.click({ force: true })
  await expect(send).toBeDisabled()
  await expect(form).toHaveAttribute('method', 'post')
  expect(page.url()).not.toContain('?')

  letScriptsIn()
  await hydrated(page)
  for (const [label, value] of Object.entries(letter)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await send.click()
  await expect(form.getByRole('status')).toHaveText(thanks)
  expect(requests.filter((request) => request.includes('yacine'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says so and offers the other ways', async ({ page }) => {
    await page.goto('/contact')
    const { form, field, send } = formOf(page)
    // Playwright takes a noscript element for empty, unless it asks the browser what is shown.
    await expect(form.locator('noscript')).toContainText('The form needs scripts', {
      useInnerText: true,
    })
    await expect(form.getByRole('link', { name: 'hello@ikosim.studio' })).toBeVisible()
    await expect(form.getByRole('link', { name: '+213 21 00 20 20' })).toBeVisible()
    await expect(field('Full Name*')).toBeHidden()
    await expect(send).toBeHidden()
    await expect(page.getByRole('button', { name: 'Load the live map' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Drawn map of the bay/ })).toBeVisible()
  })
})

test('nobody else is asked for anything until the visitor asks for the live map', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets</p>' }),
  )
  await page.goto('/contact')
  await hydrated(page)
  const drawing = page.getByRole('img', { name: /^Drawn map of the bay/ })
  await drawing.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])

  await page.getByRole('button', { name: 'Load the live map' }).click()
  const title = 'Map of the streets around Ikosim Studio, by OpenStreetMap'
  await expect(page.frameLocator(`iframe[title="${title}"]`).getByText('Streets')).toBeVisible()
  expect(foreign).toHaveLength(1)
  expect(foreign[0]).toContain('openstreetmap.org/export/embed.html?bbox=')

  const back = page.getByRole('button', { name: 'Back to the drawing' })
  await expect(back).toBeFocused()
  await back.click()
  await expect(drawing).toBeVisible()
})
