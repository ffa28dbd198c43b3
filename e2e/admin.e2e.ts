import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BrowserContext, Download, Page } from '@playwright/test'
import { addresses } from '../app/addresses.ts'
import { hashPassword } from '../app/lib/password.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { scriptsOf } from '../scripts/page-files.ts'
import { expectAccessible } from './checks.ts'
import { expect, hydrated, test } from './fixtures.ts'

const adminPath = '/admin/subscribers'
const password = 'a password for these tests'

const subscriber = { email: 'lina@example.dz', subscribedAt: '2026-03-01T09:30:00.000Z' }
const message = {
  fullName: 'Yacine Haddad',
  email: 'yacine@example.dz',
  projectType: 'Mobile app',
  mobile: '+213 550 00 00 00',
  message: 'Three bakeries in Oran.',
  submittedAt: '2026-03-02T10:00:00.000Z',
  id: 1772445600000,
}
const comment = {
  fullName: 'Amel',
  email: 'amel@example.dz',
  website: 'https://amel.example',
  comment: 'Clear and useful.',
  blogPostId: 'blog-details',
  submittedAt: '2026-03-03T11:00:00.000Z',
  id: 1772535600000,
}

/** By storage key: a list of records, or the text itself. */
type Seed = Record<string, readonly unknown[] | string>

/** Puts records, or raw text, into storage before the first page of the context loads. */
async function seed(context: BrowserContext, data: Seed) {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  await context.addInitScript((items) => {
    // Every frame runs this; only pages of the site have a storage, and once is enough.
    if (location.protocol !== 'http:' || sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key = '', value = ''] of items) localStorage.setItem(key, value)
  }, entries)
}

/** Whatever password the site was built with, the page now opens with the one above. */
async function replacePasswordHash(context: BrowserContext) {
  const hash = await hashPassword(password)
  await context.route('**/assets/admin-*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    const script = await readFile(join(builtSite, pathname), 'utf8')
    const body = script.replace(/pbkdf2-sha256:\d+:[0-9a-f]+:[0-9a-f]+/, hash)
    expect(body, 'Build the site with ADMIN_PASSWORD set').not.toBe(script)
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

async function openAdmin(page: Page, data: Seed = {}) {
  await seed(page.context(), data)
  await replacePasswordHash(page.context())
  await page.goto(adminPath)
  await hydrated(page)
  await logIn(page, password)
  await expect(tab(page, 'Subscribers')).toBeVisible()
}

async function logIn(page: Page, typed: string) {
  await page.getByLabel('Password').fill(typed)
  await page.getByRole('button', { name: 'Open' }).click()
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function savedText(download: Promise<Download>) {
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('only the password opens the page, and a reload closes it', async ({ page }) => {
  await seed(page.context(), { newsletter_emails: [subscriber] })
  await replacePasswordHash(page.context())
  await page.goto(adminPath)
  await hydrated(page)
  await expect(page).toHaveTitle('Admin | Ikosim Studio')
  await expect(page.getByText(subscriber.email)).toBeHidden()
  await expectAccessible(page)

  await logIn(page, 'guess')
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText('Incorrect password', { exact: true })).toBeVisible()
  await expectAccessible(page, '[role="alertdialog"][open]')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Password')).toBeFocused()

  await logIn(page, password)
  await expect(page.getByRole('cell', { name: subscriber.email })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.reload()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByText(subscriber.email)).toBeHidden()
})

test('three tabs show the counts and the records', async ({ page }) => {
  await openAdmin(page, {
    newsletter_emails: [subscriber, { ...subscriber, email: 'omar@example.dz' }],
    contact_submissions: [message, { ...message, id: 1, pageSource: 'ArchitectureAgencyHome' }],
    blog_comments: [comment],
  })
  await expect(page.getByRole('tab')).toHaveText(['Subscribers 2', 'Contacts 2', 'Comments 1'])
  await expect(tab(page, 'Subscribers')).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page).first()).toContainText('1 Mar 2026, 10:30')

  await tab(page, 'Contacts').click()
  for (const text of [
    message.fullName,
    message.email,
    message.mobile,
    message.projectType,
    message.message,
  ]) {
    await expect(rows(page).first()).toContainText(text)
  }
  await expect(rows(page).filter({ hasText: 'Contact Page' })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: 'ArchitectureAgencyHome' })).toHaveCount(1)

  await tab(page, 'Comments').click()
  for (const text of [comment.fullName, comment.website, comment.comment, comment.blogPostId]) {
    await expect(rows(page)).toContainText(text)
  }
})

test('empty lists say so in the words of the specification', async ({ page }) => {
  await openAdmin(page)
  for (const [name, text] of [
    ['Subscribers', 'No subscribers yet'],
    ['Contacts', 'No contact submissions yet'],
    ['Comments', 'No blog comments yet'],
  ] as const) {
    await tab(page, name).click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
})

test('each list is exported whole, under its own name', async ({ page }) => {
  const subscribers = Array.from({ length: 60 }, (_, index) => ({
    ...subscriber,
    email: `reader${index}@example.dz`,
  }))
  await openAdmin(page, {
    newsletter_emails: subscribers,
    contact_submissions: [message],
    blog_comments: [comment],
  })
  const today = new Date().toISOString().slice(0, 10)
  for (const [name, fileName, records] of [
    ['Subscribers', 'newsletter_subscribers', subscribers],
    ['Contacts', 'contact_submissions', [message]],
    ['Comments', 'blog_comments', [comment]],
  ] as const) {
    await tab(page, name).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export JSON' }).click()
    const file = await savedText(download)
    expect(file.name).toBe(`${fileName}_${today}.json`)
    expect(JSON.parse(file.text)).toEqual(records)
  }
})

test('clearing asks, clears one list, and says so', async ({ page }) => {
  await openAdmin(page, { contact_submissions: [message], blog_comments: [comment] })
  await tab(page, 'Contacts').click()
  const question = page.getByText(
    'Are you sure you want to delete all data? This action cannot be undone.',
    { exact: true },
  )

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(question).toBeVisible()
  await expectAccessible(page, '[role="alertdialog"][open]')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused()
  expect(await stored(page, 'contact_submissions')).toBe(JSON.stringify([message]))

  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByText('Data has been cleared', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('No contact submissions yet')).toBeVisible()
  await expect(tab(page, 'Contacts')).toHaveText('Contacts 0')
  expect(await stored(page, 'contact_submissions')).toBeNull()
  expect(await stored(page, 'blog_comments')).toBe(JSON.stringify([comment]))
})

test('follows what another tab stores and deletes', async ({ page, context }) => {
  await openAdmin(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await other.evaluate(
    (text) => localStorage.setItem('newsletter_emails', text),
    JSON.stringify([subscriber]),
  )
  await expect(page.getByRole('cell', { name: subscriber.email })).toBeVisible()
  await expect(tab(page, 'Subscribers')).toHaveText('Subscribers 1')
  await other.evaluate(() => localStorage.clear())
  await expect(page.getByText('No subscribers yet')).toBeVisible()
})

test('stays usable with 5,000 records a list', async ({ page }) => {
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
  const indexes = Array.from({ length: 5000 }, (_, index) => index)
  await openAdmin(page, {
    newsletter_emails: indexes.map((index) => ({
      email: `reader${index}@example.dz`,
      subscribedAt: at(index),
    })),
    contact_submissions: indexes.map((index) => ({
      ...message,
      fullName: `Person ${index}`,
      submittedAt: at(index),
      id: index,
    })),
    blog_comments: indexes.map((index) => ({ ...comment, submittedAt: at(index), id: index })),
  })
  await expect(page.getByRole('tab')).toHaveText([
    'Subscribers 5,000',
    'Contacts 5,000',
    'Comments 5,000',
  ])
  await expect(rows(page)).toHaveCount(50)
  await expect(rows(page).first()).toContainText('reader4999@')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows(page).first()).toContainText('reader4949@')
  await page.getByRole('combobox', { name: 'Page' }).selectOption('100')
  await expect(rows(page).last()).toContainText('reader0@')
  await expect(page.getByText('4,951 to 5,000 of 5,000')).toBeVisible()

  await tab(page, 'Contacts').click()
  await page.getByRole('button', { name: 'Full name' }).click()
  await expect(page.getByRole('columnheader', { name: 'Full name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows(page).first()).toContainText('Person 0')
  await expect(rows(page).nth(2)).toContainText('Person 2')
  await page.getByLabel('Search').fill('person 4321')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('1 to 1 of 1', { exact: true })).toBeVisible()
  await page.getByLabel('Search').fill('nobody')
  await expect(page.getByText('No record has all of these words.')).toBeVisible()
})

test('a long comment is cut after 100 characters, the whole text one click away', async ({
  page,
}) => {
  const long = `${'A'.repeat(99)}BC and the rest`
  await openAdmin(page, { blog_comments: [{ ...comment, comment: long }] })
  await tab(page, 'Comments').click()
  await expect(page.getByText(`${'A'.repeat(99)}B…`, { exact: true })).toBeVisible()
  await expect(page.getByText(long, { exact: true })).toBeHidden()
  await page.getByText('Read all').click()
  await expect(page.getByText(long, { exact: true })).toBeVisible()
})

test('what visitors typed stays text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  await openAdmin(page, {
    newsletter_emails: [{ ...subscriber, email: hostile }],
    contact_submissions: [{ ...message, fullName: hostile, message: hostile, pageSource: hostile }],
    blog_comments: [{ ...comment, comment: hostile, website: 'javascript:alert(1)' }],
  })
  await expect(page.getByRole('cell', { name: hostile, exact: true })).toBeVisible()
  await tab(page, 'Contacts').click()
  await expect(page.getByRole('cell', { name: hostile, exact: true })).toHaveCount(3)
  await tab(page, 'Comments').click()
  await expect(page.getByText('javascript:alert(1)')).toBeVisible()
  await expect(page.getByRole('tabpanel').locator('a, img, script')).toHaveCount(0)
  await expect(page).toHaveTitle('Admin | Ikosim Studio')
})

test('data that cannot be read is shown, handed out, and kept', async ({ page }) => {
  const broken = `[${JSON.stringify(message)}, {"fullName": "half`
  await openAdmin(page, {
    contact_submissions: broken,
    'contact_submissions.damaged.1700000000000': 'older',
    newsletter_emails: [subscriber, { email: 7 }],
  })
  const notice = page.getByRole('region', { name: 'Some stored data could not be read' })
  await expect(notice).toContainText('newsletter_emails')
  await expect(rows(page)).toHaveCount(1)
  await expectAccessible(page)

  await tab(page, 'Contacts').click()
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Download contact_submissions', exact: true }).click()
  expect(await savedText(download)).toEqual({ name: 'contact_submissions.txt', text: broken })

  await notice.getByRole('button', { name: 'Delete contact_submissions.damaged' }).click()
  await page.getByRole('button', { name: 'Delete the copy' }).click()
  await expect(notice).not.toContainText('1700000000000')
  expect(await stored(page, 'contact_submissions')).toBe(broken)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toContainText('contact_submissions.damaged.')
})

test('says when the browser blocks its storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await replacePasswordHash(page.context())
  await page.goto(adminPath)
  await hydrated(page)
  await logIn(page, password)
  await expect(page.getByText('does not let the site use its storage').first()).toBeVisible()
})

test('fits a small phone, and axe finds nothing to object to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openAdmin(page, {
    newsletter_emails: [{ ...subscriber, email: `${'long'.repeat(30)}@example.dz` }],
    contact_submissions: [{ ...message, message: 'x'.repeat(1000) }, { broken: true }],
    blog_comments: [comment],
  })
  for (const name of ['Subscribers', 'Contacts', 'Comments']) {
    await tab(page, name).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  }
})

test('is hidden: no page links to it or loads its code, and robots are turned away', async ({
  page,
}) => {
  for (const { path } of addresses.filter((address) => address.path !== adminPath)) {
    const html = await readFile(join(builtSite, path, 'index.html'), 'utf8')
    expect.soft(html, path).not.toMatch(/<a [^>]*href="[^"]*admin/)
    expect
      .soft(
        scriptsOf(builtSite, html).filter((file) => file.includes('/admin-')),
        path,
      )
      .toEqual([])
  }
  const withHash: string[] = []
  for await (const file of glob('**/*.{html,js,css}', { cwd: builtSite })) {
    if (/pbkdf2-sha256:\d/.test(await readFile(join(builtSite, file), 'utf8')))
      withHash.push(basename(file))
  }
  expect(withHash).toEqual([expect.stringMatching(/^admin-.*\.js$/)])

  await page.goto(adminPath)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('says why there is nothing to see', async ({ page }) => {
    await page.goto(adminPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.locator('main noscript p')).toContainText('Switch JavaScript on')
    await expect(page.getByLabel('Password')).toBeHidden()
  })
})
