import type { Browser, Page } from '@playwright/test'
import { machineLine } from '../app/lib/enquiry/machine-line.ts'
import { referenceOf } from '../app/lib/enquiry/reference.ts'
import { openAdmin, rows, savedText, stored, tab } from './admin-page.ts'
import { expectAccessible } from './checks.ts'
import { expect, open, resize, test } from './fixtures.ts'
import { fill, letter } from './forms.ts'

const message = {
  fullName: 'Yacine Haddad',
  email: 'yacine@example.dz',
  projectType: 'Mobile app',
  mobile: '+213 550 00 00 00',
  message: 'Three bakeries in Oran.\nصباح الخير 🥐',
  submittedAt: '2026-03-02T10:00:00.000Z',
  id: 1772445600000,
}
const comment = {
  fullName: 'Amel',
  email: 'amel@example.dz',
  comment: '=1+1 is not 3.',
  blogPostId: 'blog-details',
  submittedAt: '2026-03-03T11:00:00.000Z',
  id: 1772535600000,
}
const subscriber = { email: 'lina@example.dz', subscribedAt: '2026-03-01T09:30:00.000Z' }
const list = (page: Page, key: string) => stored(page, key).then((text) => JSON.parse(text ?? '[]'))

/** Quotes a text as a mail program does in a reply. */
function quoteAndWrap(text: string): string {
  const lines = text.split(/\r?\n/).flatMap((line) => line.match(/.{1,70}/g) ?? [''])
  return ['On Monday, 2 March 2026, they wrote:', ...lines.map((line) => `> ${line}`)].join('\r\n')
}

const importPart = (page: Page) =>
  page.getByRole('region', { name: 'Import what visitors handed over' })

async function openImport(page: Page, name = 'Contacts') {
  await tab(page, name).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(importPart(page)).toBeVisible()
}

async function paste(page: Page, text: string) {
  await page.getByLabel('Pasted text').fill(text)
  await page.getByRole('button', { name: 'Import the text' }).click()
}

/** A second profile with its own storage, in which the studio has logged in. */
async function openStudio(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAdmin(page)
  return page
}

test('a visitor’s enquiry reaches the studio by mail and by file', async ({ page, browser }) => {
  const { text, file, record } =
    await test.step('the visitor writes an enquiry and hands it over', async () => {
      await open(page, '/contact')
      const form = page.getByRole('main').locator('form').first()
      const text = 'A shop for two bakeries.\n“Pain & جبن”, 100 % ours.'
      await fill(form, { ...letter, 'Message*': text })
      await form.getByRole('button', { name: 'Continue' }).click()
      const mail = page.locator('main a[href^="mailto:"][href*="ikosim%3A1%3A"]')
      const href = await mail.getAttribute('href')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as a file' }).click()
      const saved = await download
      const [written] = await list(page, 'contact_submissions')
      expect(saved.suggestedFilename()).toBe(`ikosim-enquiry-${referenceOf(written.id)}.json`)
      return {
        text: decodeURIComponent(/[?&]body=([^&]*)/.exec(href ?? '')?.[1] ?? ''),
        file: await saved.path(),
        record: written,
      }
    })

  await test.step('the studio pastes the mail twice', async () => {
    const studio = await openStudio(browser)
    await openImport(studio)
    await paste(studio, text)
    await expect(importPart(studio).getByRole('status')).toHaveText('1 added to Contacts.')
    expect(await list(studio, 'contact_submissions')).toEqual([record])
    await expect(rows(studio)).toContainText(referenceOf(record.id))
    await paste(studio, text)
    await expect(importPart(studio).getByRole('status')).toHaveText('1 already here.')
    expect(await list(studio, 'contact_submissions')).toEqual([record])
    await studio.context().close()
  })

  await test.step('or pastes a reply in which it is quoted and wrapped', async () => {
    const studio = await openStudio(browser)
    await openImport(studio)
    await paste(studio, quoteAndWrap(text))
    await expect(importPart(studio).getByRole('status')).toHaveText('1 added to Contacts.')
    expect(await list(studio, 'contact_submissions')).toEqual([record])
    await studio.context().close()
  })

  await test.step('or imports the file', async () => {
    const studio = await openStudio(browser)
    await openImport(studio)
    await studio.getByLabel('Choose files').setInputFiles(file)
    await expect(importPart(studio).getByRole('status')).toHaveText('1 added to Contacts.')
    expect(await list(studio, 'contact_submissions')).toEqual([record])
    await studio.context().close()
  })
})

test('unreadable input is refused with a reason, and stored records do not change', async ({
  page,
}) => {
  const line = await machineLine(message)
  const before = [{ a: 1 }, 'text', message]
  await openAdmin(page, { contact_submissions: before })
  const report = importPart(page).getByRole('status')
  await openImport(page, 'Subscribers')
  await expectAccessible(page)

  await paste(page, `Hello\n${line.replace(/.{30}\.$/, `${'A'.repeat(30)}.`)}`)
  await expect(report).toContainText('1 left out.')
  await expect(report).toContainText('its checksum is wrong')
  await paste(page, line.slice(0, -30))
  await expect(report).toContainText('stops before its end')
  await paste(page, 'Nothing here')
  await expect(report).toContainText('It contains no record.')
  await expectAccessible(page)

  const other = { ...message, message: 'Four bakeries.' }
  const { mobile: _, ...half } = { ...message, id: 7 }
  const hostile = '<img src=x onerror="document.title=1">.json'
  await page.getByLabel('Choose files').setInputFiles([
    {
      name: hostile,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify([other, half, message, subscriber])),
    },
    { name: 'half.json', mimeType: 'application/json', buffer: Buffer.from('[{"fullName":') },
  ])
  await expect(report).toContainText('1 added to Subscribers, 1 already here, 3 left out.')
  await expect(report.getByRole('listitem')).toHaveText([
    `${hostile}, Record 2: Missing or unreadable: mobile.`,
    'half.json: It looks like an exported file, but it is cut short or has been changed.',
    `${hostile}, ${referenceOf(message.id)}: A record with this reference and e-mail address is already here, with different contents. It was left as it is.`,
  ])
  expect(await stored(page, 'contact_submissions')).toBe(JSON.stringify(before))

  await resize(page, { width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
})

test('files can be dropped on the import, and a file on the clipboard can be pasted', async ({
  page,
}) => {
  await openAdmin(page)
  await openImport(page)
  const report = importPart(page).getByRole('status')
  for (const [event, record, text] of [
    ['drop', message, '1 added to Contacts.'],
    ['paste', comment, '1 added to Comments.'],
  ] as const) {
    await importPart(page).evaluate(
      (part, [name, content]) => {
        const data = new DataTransfer()
        data.items.add(new File([content], 'file.json'))
        const options = { bubbles: true, cancelable: true }
        const isLeftToBrowser = part.dispatchEvent(
          name === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        )
        // The browser would navigate to the dropped file.
        if (isLeftToBrowser) throw new Error('Nobody took the file')
      },
      [event, JSON.stringify(record)] as const,
    )
    await expect(report).toHaveText(text)
  }
  await expect(tab(page, 'Comments')).toHaveText('Comments 1')
})

test('one file exports all lists and restores them in another browser', async ({
  page,
  browser,
}) => {
  await openAdmin(page, {
    newsletter_emails: [subscriber],
    contact_submissions: [message, { ...message, id: 5, pageSource: 'PhotographyAgencyHome' }],
    blog_comments: [comment],
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all lists' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^all_lists_\d{4}-\d\d-\d\d\.json$/)

  const studio = await openStudio(browser)
  await openImport(studio, 'Subscribers')
  await studio.getByLabel('Choose files').setInputFiles(await file.path())
  await expect(importPart(studio).getByRole('status')).toHaveText(
    '1 added to Subscribers, 2 added to Contacts, 1 added to Comments.',
  )
  for (const key of ['newsletter_emails', 'contact_submissions', 'blog_comments']) {
    expect(await stored(studio, key)).toBe(await stored(page, key))
  }
  await studio.context().close()
})

test('an enquiry shows its reference and proposed times, can be answered by e-mail and printed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  const proposal = {
    ...message,
    id: message.id + 1,
    projectType: 'Consultation',
    message: 'By video:\n1. Tuesday 1 December 2026, 10:30 in Algiers\n\nAn app.',
  }
  await openAdmin(page, { contact_submissions: [message, proposal] })
  await tab(page, 'Contacts').click()
  const row = rows(page).filter({ hasText: 'Consultation' })
  const reference = referenceOf(proposal.id)
  await expect(row.getByRole('cell').first()).toContainText(reference)
  await expect(row.locator('[data-column="project"]')).toContainText(
    'Proposed times\n1. Tuesday 1 December 2026, 10:30 in Algiers',
    { useInnerText: true },
  )
  await page.getByLabel('Search').fill(reference)
  await expect(rows(page)).toHaveCount(1)

  const href = await row
    .getByRole('link', { name: 'Answer by e-mail: Yacine Haddad' })
    .getAttribute('href')
  const [address, query] = (href ?? '').split('?')
  expect(address).toBe('mailto:yacine@example.dz')
  const fields = new URLSearchParams(query)
  expect(fields.get('subject')).toContain(reference)
  expect(fields.get('body')).toContain('> 1. Tuesday 1 December 2026')

  await row.getByRole('button', { name: 'Print: Yacine Haddad' }).click()
  const sheet = page.getByRole('dialog', { name: 'Enquiry' })
  await expectAccessible(page, 'dialog[open]')
  await sheet.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  for (const text of [reference, proposal.email, proposal.mobile, 'An app.']) {
    await expect(sheet).toContainText(text)
  }
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Contacts', includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})

test('the CSV export contains the whole list and no formulas', async ({ page }) => {
  await openAdmin(page, { blog_comments: [comment, { ...comment, id: 2, comment: 'a;=1' }] })
  await tab(page, 'Comments').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await savedText(download)
  expect(file.name).toMatch(/^blog_comments_\d{4}-\d\d-\d\d\.csv$/)
  expect(file.text).toBe(
    [
      '\uFEFF"Full name","Email","Website","Comment","Article","Time"',
      `"Amel","amel@example.dz","","'=1+1 is not 3.","blog-details","2026-03-03 12:00"`,
      `"Amel","amel@example.dz","","a;'=1","blog-details","2026-03-03 12:00"`,
      '',
    ].join('\r\n'),
  )
})
