import type { Locator, Page } from '@playwright/test'
import { laidOut, open } from './fixtures.ts'
import { fill, letter } from './forms.ts'
import { expect, test } from './hold.ts'

/** The stored record, without its times. */
const record = {
  fullName: 'Yacine Haddad',
  email: 'yacine@example.dz',
  projectType: 'A lighthouse',
  mobile: '+213 550 00 00 00',
  message: 'Two lines.\n<b>No HTML.</b>',
}

const thanks = 'Thank you for contacting us! We will get back to you soon.'
const incomplete = 'Please fill in all required fields'
const unsaved = 'Your browser could not save this. Nothing was sent.'

function formOf(page: Page) {
  const form = page.getByRole('form', { name: 'Dear Ikosim,' })
  return {
    form,
    field: (label: keyof typeof letter) => form.getByLabel(label, { exact: true }),
    send: form.getByRole('button', { name: 'Continue' }),
    fill: (values: Partial<Record<keyof typeof letter, string>> = letter) => fill(form, values),
  }
}

function storedMessages(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('contact_submissions') ?? 'null'))
}

/** Opens the page with the test's clock, so that times can be checked to the millisecond. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: '2026-03-02T09:00:00Z' })
  await open(page, '/contact')
  await page.clock.pauseAt('2026-03-02T10:00:00Z')
}

/**
 * Expects that nothing was stored: the form says so without a time limit, keeps the values and offers them as an
 * e-mail.
 */
async function expectUnsaved(page: Page) {
  const { form, field } = formOf(page)
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
}

test('the form reports missing fields, stores the record, thanks for five seconds, and is cleared', async ({
  page,
}) => {
  await openWithClock(page)
  const { form, field, send, fill } = formOf(page)
  const box = form.getByRole('status')
  const alert = form.getByRole('alert')
  /** An error follows the paint of the press, and the focus follows the error. */
  const painted = () => page.clock.runFor(100)

  await test.step('the fields have the specified types and flags', async () => {
    for (const label of Object.keys(letter) as (keyof typeof letter)[]) {
      await expect(field(label)).toHaveAttribute('required')
    }
    await expect(field('Email*')).toHaveAttribute('type', 'email')
    await expect(field('Mobile*')).toHaveAttribute('type', 'tel')
  })

  await test.step('the header does not cover the label of an invalid field', async () => {
    await send.click()
    await painted()
    await expect(field('Full Name*')).toBeFocused()
    const header = await page.getByRole('banner').boundingBox()
    const label = await form.getByText('Full Name*').boundingBox()
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  await test.step('empty fields get one message and individual marks', async () => {
    await fill({ 'Full Name*': 'Yacine', 'Email*': '   ', 'Mobile*': '0550' })
    await send.click()
    await painted()
    await expect(alert).toHaveText(incomplete)
    await expect(field('Email*')).toBeFocused()
    for (const label of ['Email*', 'Project Type*', 'Message*'] as const) {
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(label)).toHaveAccessibleDescription(/^Still empty/)
    }
    await expect(field('Full Name*')).not.toHaveAttribute('aria-invalid')
    await expect(field('Mobile*')).toHaveValue('0550')
    expect(await storedMessages(page)).toBeNull()

    // The message appeared at some moment within the 100 milliseconds above.
    await page.clock.runFor(4_800)
    await expect(alert).toHaveText(incomplete)
    await page.clock.runFor(200)
    await expect(alert).toHaveCount(0)
    await expect(field('Email*')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('an invalid e-mail address is explained beside its field', async () => {
    await fill({
      ...letter,
      'Full Name*': '  Yacine Haddad ',
      'Email*': 'yacine',
      'Message*': ` ${letter['Message*']}\n`,
    })
    await send.click()
    await painted()
    const words = await field('Email*').evaluate(
      (input: HTMLInputElement) => input.validationMessage,
    )
    expect(words).not.toBe('')
    await expect(field('Email*')).toHaveAccessibleDescription(words)
    await expect(form.getByText(words)).toBeVisible()
    await expect(field('Email*')).toBeFocused()
    expect(await storedMessages(page)).toBeNull()

    await field('Email*').fill(letter['Email*'])
    await expect(form.getByText(words)).toHaveCount(0)
  })

  await test.step('the record is stored as specified, and the thanks stay for five seconds', async () => {
    const now = await page.evaluate(() => Date.now())
    await send.click()
    await expect(box).toHaveText(thanks)
    await expect(field('Full Name*')).toHaveValue('')
    expect(await storedMessages(page)).toEqual([
      { ...record, submittedAt: new Date(now).toISOString(), id: now },
    ])
    await page.clock.runFor(4_900)
    await expect(box).toHaveText(thanks)
    await page.clock.runFor(100)
    await expect(box).toBeEmpty()
  })

  await test.step('the form can be completed with the keyboard alone', async () => {
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
    await expect(box).toHaveText(thanks)
    expect(await storedMessages(page)).toMatchObject([record, record])
    await page.clock.runFor(5_000)
    await expect(box).toBeEmpty()
  })

  await test.step('a double click stores one record', async () => {
    await fill()
    await send.dblclick()
    await expect(box).toHaveText(thanks)
    await painted()
    await expect(alert).toHaveCount(0)
    expect(await storedMessages(page)).toMatchObject([record, record, record])
  })

  await test.step('with full storage nothing is confirmed and typed values stay', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError')
      }
    })
    await fill()
    await send.click()
    await expectUnsaved(page)
    expect(await storedMessages(page)).toHaveLength(3)
  })
})

test('the estimate adds up what is chosen and writes it into the letter, after what is there', async ({
  page,
}) => {
  await open(page, '/contact')
  const estimate = page.getByRole('region', { name: 'What would it cost?' })
  const sums = estimate.getByRole('status')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('For a port.')
  await estimate.scrollIntoViewIfNeeded()
  await expect(sums).toContainText('$1,600')
  await estimate.getByRole('radio', { name: /^An app with accounts/ }).check()
  await expect(sums).toContainText('$18,000')

  await estimate.getByRole('checkbox', { name: /^Written twice/ }).check()
  await expect(sums).toHaveText(
    /Together 108 days\s*Until launch about 14 weeks\s*Price before tax \$21,600\s*In Algeria 3,024,000 DA/,
  )
  await expect(estimate.getByRole('listitem')).toHaveText([
    'An app with accounts 90 days',
    /iOS.* \+18 days$/,
  ])
  await estimate.getByRole('radio', { name: /^A website/ }).check()
  await expect(estimate.getByRole('checkbox', { name: /^Written twice/ })).toBeDisabled()
  await expect(sums).toContainText('$1,600')
  await estimate.getByRole('checkbox', { name: /^You bring a written brief/ }).press('Space')
  await estimate.getByRole('checkbox', { name: /^Connected/ }).press('Space')
  await expect(sums).toContainText('$2,400')

  await estimate.getByRole('button', { name: 'Add it to my message' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused()
  await expect(message).toHaveValue(
    /^For a port\.\n\nWe have in mind: A website; Connected .*; You bring .*12 days of work, \$2,400\.$/,
  )
  await expect(page).toHaveURL('/contact')
})

test('on a phone the letter follows the first paragraph, and the address stands at the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  const { form } = formOf(page)
  const call = page.getByRole('main').getByRole('link', { name: '+213 21 00 20 20' })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  await expect(form.getByLabel('Full Name*')).toBeInViewport()
  expect(await topOf(call.first())).toBeLessThan(await topOf(form))
  const map = page.getByRole('region', { name: 'Visit us. We are above the port.' })
  await expect(map.locator('address')).toBeVisible()
  await expect(page.getByRole('main').locator('address:visible')).toHaveCount(1)
})

test('on a phone the running total of the estimate stays in view beside the choices and leads to the sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  const estimate = page.getByRole('region', { name: 'What would it cost?' })
  const total = estimate.getByRole('link', { name: /^Estimate/ })
  await estimate.getByRole('radio', { name: /^An app to read/ }).check()
  await expect(total).toHaveText(/\$9,000\s+45 days/)
  await expect(total).toBeInViewport()
  await total.click()
  await expect(estimate.getByRole('status')).toBeInViewport()
})

test('with blocked storage nothing is confirmed and typed values stay', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Not allowed', 'SecurityError')
      },
    })
  })
  await openWithClock(page)
  const { send, fill } = formOf(page)
  await fill()
  await send.click()
  await expectUnsaved(page)
})

test('Enter and a click before the form answers store the record once, afterwards', async ({
  page,
  hold,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  const letScriptsIn = await hold('**/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  await laidOut(page)
  const { form, field, send, fill } = formOf(page)
  await fill()
  await field('Email*').press('Enter')
  await send.click()
  await expect(form).toHaveAttribute('method', 'post')
  await expect(page).toHaveURL('/contact')

  await letScriptsIn()
  await expect(form.getByRole('status')).toHaveText(thanks)
  await expect(field('Full Name*')).toHaveValue('')
  expect(await storedMessages(page)).toHaveLength(1)
  expect(requests.filter((request) => request.includes('yacine'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says so and offers alternatives', async ({ page }) => {
    await page.goto('/contact')
    const { form, field, send } = formOf(page)
    await expect(form.getByText('The form needs a script')).toBeVisible()
    await expect(form.getByRole('link', { name: 'hello@ikosim.studio' })).toBeVisible()
    await expect(form.getByRole('link', { name: '+213 21 00 20 20' })).toBeVisible()
    await expect(field('Full Name*')).toBeHidden()
    await expect(send).toBeHidden()
    await expect(page.getByRole('button', { name: 'Load the live map' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Drawn map of the bay/ })).toBeVisible()
  })
})

test('no third party is contacted before the visitor asks for the live map', async ({
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
  await open(page, '/contact')
  const drawing = page.getByRole('img', { name: /^Drawn map of the bay/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeInViewport()
  await expect(page.locator('iframe')).toHaveCount(0)

  await page.getByRole('button', { name: 'Load the live map' }).click()
  const title = 'Map of the streets around Ikosim Studio, by OpenStreetMap'
  await expect(page.frameLocator(`iframe[title="${title}"]`).getByText('Streets')).toBeVisible()
  // Requests are recorded in order: one before the click would come before the map's.
  expect(foreign).toEqual([
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/),
  ])

  const back = page.getByRole('button', { name: 'Back to the drawing' })
  await expect(back).toBeFocused()
  await back.click()
  await expect(drawing).toBeVisible()
})
