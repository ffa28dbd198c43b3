import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languages } from '../app/content/languages.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { workerFile } from '../scripts/postbuild/worker-file.ts'
import { startServer } from '../scripts/serve.ts'
import { expect, hydrated, open, test } from './fixtures.ts'
import { fill, letter } from './forms.ts'
import { partScript } from './hold.ts'

/** Each test has its own server, so that it can be switched off. */
let server: Awaited<ReturnType<typeof startServer>>

test.use({
  serviceWorkers: 'allow',
  // The browser's messages for failed requests.
  expectedMessages: [/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
})
test.beforeEach(async () => {
  server = await startServer({ root: builtSite, port: 0 })
})
test.afterEach(() => server.close())

/** Goes offline: the server stops, and the browser knows it. */
async function cutNetwork(page: Page) {
  await server.close()
  await page.context().setOffline(true)
}

/** Waits until the worker has cached a page and everything that it loaded. */
async function kept(page: Page, path: string) {
  const isKept = () =>
    page.evaluate(async (address) => {
      const copy = await (await caches.open('/pages')).match(address, { ignoreVary: true })
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.(js|woff2)$/.test(name))
      const copies = await Promise.all(
        files.map((file) => caches.match(file, { ignoreVary: true })),
      )
      return Boolean(copy) && copies.every(Boolean)
    }, path)
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
}

test('visited pages open without a connection, and other addresses show the offline page', async ({
  page,
}) => {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    // Only pages of the site have service workers.
    if (!('ServiceWorker' in window)) return
    const { postMessage } = ServiceWorker.prototype
    ServiceWorker.prototype.postMessage = function (message: unknown) {
      document.documentElement.dataset.told = ''
      postMessage.call(this, message)
    }
  })

  await test.step('pages are cached after a load and after a click', async () => {
    await open(page, `${server.url}/contact`)
    await kept(page, '/contact')
    expect(asked.filter((path) => path.startsWith('/media/'))).toEqual([])
    // The browser prepares the page of a link under the pointer; nobody opens it.
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).hover()
    await expect.poll(() => asked).toContain('/portfolio')
    await page.locator('a[href="/about"]:visible').first().click()
    await expect(page).toHaveURL(`${server.url}/about`)
    await kept(page, '/about')
  })

  await test.step('the admin page, unvisited pages and those only prepared are not cached', async () => {
    // The worker is active by now, handles the admin page and is told to cache it.
    await open(page, `${server.url}/admin/subscribers`)
    await expect(page.locator('html')).toHaveAttribute('data-told')
    await open(page, `${server.url}/team`)
    await kept(page, '/team')
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys()
      const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return entries.flat().map(({ url }) => new URL(url).pathname)
    })
    const pages = addresses.filter((path) => !path.startsWith('/assets/') && !path.includes('.'))
    expect(pages.sort()).toEqual(['/about', '/contact', '/offline', '/team'])
  })

  await test.step('without a connection links open the cached copies', async () => {
    await cutNetwork(page)
    await open(page, `${server.url}/team`)
    await page.locator('a[href="/about"]:visible').first().click()
    await expect(page).toHaveURL(`${server.url}/about`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'About the studio that answers',
    )
  })

  await test.step('a page without a copy says so, and lists the cached pages', async () => {
    await page.locator('a[href="/portfolio"]:visible').first().click()
    await expect(page).toHaveURL(/\/offline\?from=%2Fportfolio$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.')
    await hydrated(page)
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/portfolio',
    )
    await page.getByRole('navigation', { name: 'Pages kept' }).getByText('Contact Us').click()
    await expect(page).toHaveURL(`${server.url}/contact`)
  })

  await test.step('a cached copy works', async () => {
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Dear Ikosim,' })
    await fill(form, letter)
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByRole('status')).toContainText('Thank you for contacting us!')
  })
})

test('in a copy, the parts answer that nobody has touched before', async ({ page }) => {
  const article = '/blog/offline-first-apps'
  const project = '/portfolio/riwaq-books'
  for (const path of ['/blog', article, project]) {
    await page.goto(server.url + path)
    await kept(page, path)
  }
  await cutNetwork(page)

  await test.step('the viewer', async () => {
    await page.goto(server.url + project)
    await page.locator('main a[aria-haspopup="dialog"]').first().click()
    await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible()
  })
  await test.step('the form of an article', async () => {
    await page.goto(server.url + article)
    const form = page.getByRole('form', { name: 'Leave A Reply' })
    await fill(form, { 'Full Name*': 'Nadia', 'Email*': 'nadia@example.dz', 'Comment*': 'Yes.' })
    await form.getByRole('button', { name: 'Leave comment' }).click()
    await expect(form.getByRole('status')).toHaveText(/^Thank you for your comment!/)
  })
  await test.step('the search, and a page of the list', async () => {
    await page.goto(`${server.url}/blog?page=2`)
    await expect(page.getByText('12 articles, page 2 of 4')).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search the articles' })
    await search.fill('lift')
    await search.press('Enter')
    await expect(page).toHaveURL(/\?q=lift$/)
  })
})

test.describe('when the site changes', () => {
  let root: string

  test.beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'))
    await cp(builtSite, root, { recursive: true, filter: (source) => !source.includes('/media/') })
  })
  test.afterEach(() => rm(root, { recursive: true }))

  /** Replaces the served files on the same port. */
  async function publish(files: Record<string, string>) {
    const port = Number(new URL(server.url).port)
    await server.close()
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(root, name), text)
      for (const ending of ['.br', '.gz']) await rm(join(root, name + ending), { force: true })
    }
    server = await startServer({ root, port })
  }

  test('the next visit shows the new page, and the new service worker takes over', async ({
    page,
  }) => {
    await open(page, `${server.url}/faq`)
    await kept(page, '/faq')
    const shells = (tab: Page) =>
      tab.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shell-')))
    const [before] = await shells(page)
    expect(before).toBeDefined()
    const [form = ''] = await partScript('newsletter')

    const faq = await readFile(join(builtSite, 'faq/index.html'), 'utf8')
    const worker = await readFile(join(builtSite, 'sw.js'), 'utf8')
    await publish({
      'faq/index.html': faq.replace('<title>FAQ', '<title>Answers'),
      // The next version has another script for the form, and the host keeps none of the old one.
      'sw.js': worker.replace(before?.slice('/shell-'.length) ?? '', 'next').replace(form, '/faq'),
    })
    await page.reload()
    await expect(page).toHaveTitle(/^Answers/)
    await expect
      .poll(async () => {
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration?.update()
        })
        return shells(page)
      })
      .toContain('/shell-next')
    const titleOfCopy = () =>
      page.evaluate(async () => {
        const copy = await caches.match('/faq', { ignoreVary: true })
        return /<title>.*?</.exec((await copy?.text()) ?? '')?.[0]
      })
    await expect.poll(titleOfCopy).toMatch(/Answers/)

    // While a page is open, the new worker takes over when the old one is idle, at the latest when no page is open.
    const context = page.context()
    await page.close()
    await expect
      .poll(async () => {
        const next = await context.newPage()
        await next.goto(`${server.url}/faq`)
        const names = await shells(next)
        await next.close()
        return names
      })
      .toEqual(['/shell-next'])

    // Copies of pages that were read before still name the old script.
    const last = await context.newPage()
    await last.goto(`${server.url}/faq`)
    expect(await last.evaluate(async (address) => Boolean(await caches.match(address)), form)).toBe(
      true,
    )
  })

  test('a build without a service worker removes the old one and its caches', async ({ page }) => {
    await open(page, `${server.url}/faq`)
    await kept(page, '/faq')

    await publish({ 'sw.js': workerFile(builtSite, languages[0], false) })
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        })),
      )
      .toEqual({ workers: 0, caches: [] })
  })
})
