import type { Page } from '@playwright/test'
import { expectAccessible } from './checks.ts'
import { hydrated, open, resize, started } from './fixtures.ts'
import { fill, letter } from './forms.ts'
import { expect, partScript, reactScript, test } from './hold.ts'

const thanks = 'Thank you for contacting us! We will get back to you soon.'

async function write(page: Page, values: Partial<Record<keyof typeof letter, string>> = {}) {
  const send = page.getByRole('button', { name: 'Continue' })
  const form = page.getByRole('main').locator('form').filter({ has: send })
  await fill(form, { ...letter, ...values })
  await send.click()
  await expect(form.getByRole('status')).toHaveText(thanks)
}

function partsOf(page: Page) {
  const panel = page.getByRole('main').getByRole('region', { name: /^Enquiry [0-9A-Z-]{13}$/ })
  return {
    panel,
    mail: panel.getByRole('link', { name: 'Open it in your e-mail app' }),
    chat: panel.getByRole('link', { name: 'WhatsApp' }),
    file: panel.getByRole('button', { name: 'Save as a file' }),
    status: panel.getByRole('status'),
    sent: panel.getByRole('button', { name: 'I have sent it' }),
  }
}

/** Ask for `enquiry_handovers` by `expect.poll`: answers are shown before they are written, under a lock. */
const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** The panel or the question. */
const lastStep = 'main section[aria-label^="Enquiry"]'

/** The address that a link of the panel would open, without opening a program. */
const textOf = (href: string | null, name: string) =>
  new URL(href ?? '').searchParams.get(name)?.replaceAll('\r\n', '\n') ?? ''

test('an enquiry is handed over with one press, and the messages are accurate', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/contact')
  await write(page)
  const { panel, mail, chat, file, status, sent } = partsOf(page)
  const [record] = (await stored(page, 'contact_submissions')) as { id: number }[]
  const reference = ((await panel.getAttribute('aria-label')) ?? '').replace('Enquiry ', '')

  await test.step('the panel scrolls into view and says that one step is left', async () => {
    await expect(panel.getByRole('heading', { name: 'One step is left.' })).toBeInViewport()
    await expect(status).toHaveText(/saved on this device and has not left it/)
    await expect(panel.getByText(reference, { exact: true })).toBeVisible()
    await expect(mail).toBeInViewport()
    await expect(sent).toHaveCount(0)
    await expect.poll(() => stored(page, 'enquiry_handovers')).toEqual([{ id: record?.id }])
    await expectAccessible(page, lastStep)
  })

  await test.step('the ready-written e-mail contains the enquiry, and its address is short enough', async () => {
    const href = await mail.getAttribute('href')
    expect(href?.length).toBeLessThanOrEqual(1900)
    expect(href).toMatch(/^mailto:hello@ikosim\.studio\?/)
    expect(textOf(href, 'subject')).toBe(`Enquiry ${reference}: A lighthouse`)
    const body = textOf(href, 'body')
    for (const value of Object.values(letter)) expect(body).toContain(value)
    expect(body).toMatch(/\nikosim:1:[\w-]+\.$/)
    expect(textOf(await chat.getAttribute('href'), 'text')).toBe(body)
  })

  await test.step('no third party is contacted before WhatsApp is pressed', async () => {
    expect(foreign).toEqual([])
    const opening = context.waitForEvent('page')
    await chat.click()
    const chatPage = await opening
    await chatPage.waitForLoadState()
    expect(chatPage.url()).toMatch(/^https:\/\/wa\.me\/21321002020\?text=Enquiry/)
    expect(await chatPage.evaluate(() => [document.referrer, opener])).toEqual(['', null])
    await chatPage.close()
    await expect(status).toHaveText(/^We opened WhatsApp\. Press send there/)
    await expect
      .poll(() => stored(page, 'enquiry_handovers'))
      .toEqual([{ id: record?.id, channel: 'whatsapp' }])
  })

  await test.step('the copied text is the one in the preview', async () => {
    await panel.getByRole('button', { name: 'Copy the text' }).click()
    await expect(status).toHaveText(/^Copied\. Paste it into a message to hello@ikosim\.studio/)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await panel.getByText('Read the text first').click()
    await expect(panel.locator('pre')).toHaveText(copied.replaceAll('\r\n', '\n'))
    await expectAccessible(page, lastStep)
  })

  await test.step('the file contains the record and is named after the reference', async () => {
    const saving = page.waitForEvent('download')
    await file.click()
    const download = await saving
    expect(download.suggestedFilename()).toBe(`ikosim-enquiry-${reference}.json`)
    const chunks = await (await download.createReadStream()).toArray()
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual([record])
  })

  await test.step('nothing overflows a narrow phone', async () => {
    await resize(page, { width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page, lastStep)
  })

  await test.step('an enquiry marked as done is not asked about again', async () => {
    await sent.click()
    await expect(status).toHaveText(/^Noted, on this device only/)
    await expect(panel).toBeFocused()
    await expect(mail).toHaveCount(0)
    await expect
      .poll(() => stored(page, 'enquiry_handovers'))
      .toEqual([{ id: record?.id, channel: 'file', doneAt: expect.stringMatching(/Z$/) }])
    expect(await stored(page, 'contact_submissions')).toEqual([record])
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Did you send it?')).toHaveCount(0)
    expect(foreign).toHaveLength(1)
  })
})

test('a text too long for a mail is offered as a file first, and a refused copy is reported', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        const files = await Promise.all((data.files ?? []).map((file) => file.text()))
        document.documentElement.dataset.shared = JSON.stringify({ ...data, files })
      },
    })
  })
  await open(page, '/contact')
  const message = Array.from({ length: 900 }, (_, index) => (index ** 3).toString(36)).join(' ')
  await write(page, { 'Message*': message })
  const { panel, mail, chat, file, status } = partsOf(page)

  await expect(
    panel.getByText(/^Your enquiry is too long for a ready-written e-mail or WhatsApp/),
  ).toBeVisible()
  const first = panel.locator('[data-variant="solid"]')
  await expect(first).toHaveText('Save as a file')
  expect((await mail.getAttribute('href'))?.length).toBeLessThanOrEqual(1900)
  expect((await chat.getAttribute('href'))?.length).toBeLessThanOrEqual(4000)
  expect(textOf(await mail.getAttribute('href'), 'body')).toContain('[Shortened here.')
  await expectAccessible(page, lastStep)

  await panel.getByRole('button', { name: 'Copy the text' }).click()
  await expect(status).toHaveText(/^Your browser did not let us copy/)
  await expect(panel.locator('pre')).toContainText(message)

  await panel.getByRole('button', { name: 'Share' }).click()
  await expect(status).toHaveText(/^It is in the app that you chose/)
  const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '')
  expect(shared.text).toContain(message)
  expect(shared.files.map((text: string) => JSON.parse(text))).toEqual([
    await stored(page, 'contact_submissions'),
  ])
  await expect(file).toBeVisible()
})

const tuesday = new Date('2026-03-03T10:00:00Z')
const waiting = {
  fullName: 'Yacine Haddad',
  email: 'yacine@example.dz',
  projectType: 'A lighthouse',
  mobile: '+213 550 00 00 00',
  message: 'Hello.',
  submittedAt: tuesday.toISOString(),
  id: tuesday.getTime(),
}

/** A visitor who wrote on a Tuesday and returns two days later. */
async function comeBack(page: Page, path: string) {
  await page.clock.setFixedTime(new Date('2026-03-05T10:00:00Z'))
  await page.addInitScript((record) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('contact_submissions', JSON.stringify([record]))
    localStorage.setItem('enquiry_handovers', JSON.stringify([{ id: record.id }]))
  }, waiting)
  await page.goto(path)
  await started(page)
}

test('on the next visit the contact page asks once, and still offers the hand-over', async ({
  page,
}) => {
  await comeBack(page, '/contact')
  const question = page.getByRole('main').getByText('Enquiry saved on Tuesday. Did you send it?')
  await question.scrollIntoViewIfNeeded()
  await expect
    .poll(() => stored(page, 'enquiry_handovers'))
    .toEqual([{ id: waiting.id, askedAt: '2026-03-05T10:00:00.000Z' }])
  await expectAccessible(page, lastStep)

  await page.reload()
  await hydrated(page)
  await expect(question).toHaveCount(0)
  const { panel, mail } = partsOf(page)
  await expect(panel).toContainText('You have an enquiry saved on this device')
  await panel.getByRole('button', { name: 'Choose how to send it' }).click()
  await expect(panel).toBeFocused()
  expect(textOf(await mail.getAttribute('href'), 'subject')).toMatch(/A lighthouse$/)

  await panel.getByRole('button', { name: 'Do not remind me' }).click()
  await expect(panel).toContainText(
    'We will not ask again. What you wrote stays saved in this browser.',
  )
  await expect.poll(() => stored(page, 'enquiry_handovers')).toBeNull()
  expect(await stored(page, 'contact_submissions')).toEqual([waiting])
})

test('the side panel of any page asks the same question and accepts “Yes”', async ({ page }) => {
  const [react = ''] = await reactScript()
  let isReactAsked = false
  page.on('request', (request) => {
    isReactAsked ||= request.url().endsWith(react)
  })
  await comeBack(page, '/terms-of-use')
  // By the time this is answered, every request of the start has been made.
  await page.evaluate(async () => (await fetch('/faq')).text())
  expect(isReactAsked).toBe(false)
  await page.getByRole('button', { name: 'Get in touch' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Get in touch' })
  await expect(drawer.getByText('Enquiry saved on Tuesday. Did you send it?')).toBeVisible()
  await drawer.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(drawer.getByText(/^Noted, on this device only/)).toBeFocused()
  await expect
    .poll(() => stored(page, 'enquiry_handovers'))
    .toMatchObject([{ id: waiting.id, doneAt: '2026-03-05T10:00:00.000Z' }])
})

for (const [path, pageSource] of [
  ['/architecture-agency', 'ArchitectureAgencyHome'],
  ['/photography-agency', 'PhotographyAgencyHome'],
]) {
  test(`an enquiry from ${path} can be handed over too`, async ({ page }) => {
    await open(page, path ?? '')
    await write(page)
    const { panel, mail } = partsOf(page)
    await expect(panel.getByRole('heading', { name: 'One step is left.' })).toBeInViewport()
    await expectAccessible(page, lastStep)
    expect(textOf(await mail.getAttribute('href'), 'body')).toContain('yacine@example.dz')
    expect(await stored(page, 'contact_submissions')).toMatchObject([{ pageSource }])
  })
}

test('after the thanks a subscriber is offered a ready-written mail', async ({ page }) => {
  await page.clock.install()
  await page.goto('/terms-of-use')
  await hydrated(page)
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Your e-mail address').fill('lina@example.dz')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toHaveText('Thank you for subscribing!')
  await page.clock.runFor(3000)
  const mail = form.getByRole('link', { name: 'this ready-written e-mail' })
  await expect(mail).toBeVisible()
  expect(textOf(await mail.getAttribute('href'), 'body')).toBe('Please add lina@example.dz')
})

test.describe('when the hand-over code cannot be fetched', () => {
  test.use({ expectedMessages: [/Failed to load resource|ERR_FAILED|request failed/] })

  test('nothing is stored, and the form offers an e-mail instead', async ({ page, lose }) => {
    await lose(partScript('hand-over'))
    await open(page, '/contact')
    const form = page.getByRole('form', { name: 'Dear Ikosim,' })
    await fill(form, letter)
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByRole('alert')).toContainText(
      'Your browser could not save this. Nothing was sent.',
    )
    await expect(form.getByLabel('Message*')).toHaveValue(letter['Message*'])
    expect(await stored(page, 'contact_submissions')).toBeNull()
  })
})
