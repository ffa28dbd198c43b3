import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Download, Locator, Page } from '@playwright/test'
import { hashPassword } from '../app/lib/password.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { expect, open } from './fixtures.ts'

/** Helpers for the admin page. */
export const adminPath = '/admin/subscribers'
export const password = 'a password for these tests'

/** By storage key: a list of records, or the raw text. */
type Seed = Record<string, readonly unknown[] | string>

/** Seeds storage with records or raw text before the first page of the context loads. */
export async function seed(context: BrowserContext, data: Seed) {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  await context.addInitScript((items) => {
    // Init scripts run in every frame; only the site's pages have storage, and seeding once is enough.
    if (location.protocol !== 'http:' || sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key = '', value = ''] of items) localStorage.setItem(key, value)
  }, entries)
}

/** Computed once, because it takes 600,000 rounds. */
const ownHash = hashPassword(password)

/** Replaces the built-in hash, so that the password above works with any build. */
export async function replacePasswordHash(context: BrowserContext) {
  const hash = await ownHash
  await context.route(/\/assets\/[^?]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const script = await readFile(join(builtSite, pathname), 'utf8')
    const body = script.replace(/pbkdf2-sha256:\d+:[0-9a-f]+:[0-9a-f]+/, hash)
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

export async function openLogin(page: Page, data: Seed = {}) {
  await seed(page.context(), data)
  await replacePasswordHash(page.context())
  await open(page, adminPath)
}

/** Every login computes 600,000 rounds, so one login serves several tests. */
export async function openAdmin(page: Page, data: Seed = {}) {
  await openLogin(page, data)
  await logIn(page, password)
  await expect(tab(page, 'Subscribers')).toBeVisible()
}

export async function logIn(page: Page, typed: string) {
  await page.getByLabel('Password').fill(typed)
  await page.getByRole('button', { name: 'Open' }).click()
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** The file that a click on the button downloads. */
export function download(page: Page, button: Locator) {
  const file = page.waitForEvent('download')
  return button.click().then(() => savedText(file))
}

export async function savedText(download: Promise<Download>) {
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
