import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addresses } from '../app/addresses.ts'
import { startServer } from '../scripts/serve.ts'
import { expect, hydrated, test } from './fixtures.ts'

const project = join(import.meta.dirname, '..')
const folder = join(project, '.cache/sub-path-build')
/** Holds characters that every way of writing texts down has to escape. */
const password = 'Sésame & "öffne" <dich>, 4318'
const siteUrl = 'https://ikosim.github.io/site'

/** Addresses that begin at the root of the domain, from markup, styles and the manifest. */
function rootAddresses(text: string) {
  const attributes = text.matchAll(/\s(?:href|src|srcset|poster|action|content)="([^"]*)"/gi)
  const parts = [...attributes].flatMap(([, value = '']) => value.split(/,\s+/))
  const styles = [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, value = '']) => value)
  return [...parts, ...styles].filter((value) => /^\/[^/]/.test(value))
}

// One test, since the build is the costly part of it.
test('the whole site lives under a path, with one setting', async ({ page, request }) => {
  test.setTimeout(400_000)
  await promisify(execFile)('npm', ['run', 'build'], {
    cwd: project,
    env: {
      ...process.env,
      SITE_URL: siteUrl,
      BUILD_FOLDER: folder,
      ADMIN_PASSWORD: password,
      ADMIN_PASSWORD_HASH: '',
    },
  })
  const root = join(folder, 'client')

  await test.step('every address begins with the path', async () => {
    const files = (await readdir(root, { recursive: true })).filter((file) =>
      /\.(html|css|webmanifest)$/.test(file),
    )
    for (const { path } of addresses) expect(files).toContain(join('.', path, 'index.html'))
    for (const file of files) {
      const text = await readFile(join(root, file), 'utf8')
      const strays = rootAddresses(text).filter((address) => !address.startsWith('/site/'))
      expect.soft([...new Set(strays)], file).toEqual([])
      expect.soft(text, file).not.toContain('https://ikosim.studio')
    }
    const sitemap = await readFile(join(root, 'sitemap.xml'), 'utf8')
    expect(sitemap).toContain(`<loc>${siteUrl}/about</loc>`)
    expect(await readFile(join(root, 'feed.xml'), 'utf8')).toContain(`<id>${siteUrl}/blog</id>`)
  })

  await test.step('no file gives the admin password away', async () => {
    const forms = [
      password,
      password.split(' ')[0] ?? '',
      JSON.stringify(password).slice(1, -1),
      encodeURIComponent(password),
      Buffer.from(password).toString('base64').slice(0, -4),
      Buffer.from(password).toString('hex'),
      createHash('sha256').update(password).digest('hex'),
      createHash('sha256').update(password).digest('base64'),
    ]
    let hasHash = false
    for (const file of await readdir(root, { recursive: true, withFileTypes: true })) {
      // The compressed copies say the same as the plain files.
      if (!file.isFile() || /\.(br|gz|avif|webp|jpg|png|woff2|mp4|webm)$/.test(file.name)) continue
      const text = await readFile(join(file.parentPath, file.name), 'utf8')
      hasHash ||= text.includes('pbkdf2-sha256:600000:')
      for (const form of forms)
        expect.soft(text.includes(form), `${file.name}: ${form}`).toBe(false)
    }
    // The page of the build does know its salted hash: the search looked at the right build.
    expect(hasHash).toBe(true)
  })

  const server = await startServer({ root, port: 0, basePath: '/site/' })
  try {
    await test.step('pages open, and lead to one another without loading a document', async () => {
      await page.goto(`${server.url}/`)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/`)
      await hydrated(page)
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
      await page.locator('a[href="/site/about"]:visible').first().click()
      await expect(page).toHaveURL(`${server.url}/about`)
      await expect(page).toHaveTitle(/^About/)
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
      const picture = page.locator('main img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    })

    await test.step('an unknown id gets the page of its kind, and the worker its own path', async () => {
      await page.goto(`${server.url}/service/no-such-id`)
      await hydrated(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('no-such-id')
      const worker = await (await request.get(`${server.url}/sw.js`)).text()
      expect(worker).toContain('/site/offline')
    })

    await test.step('what lies outside, and the path without its slash', async () => {
      const { origin } = new URL(server.url)
      expect((await request.get(`${origin}/about`)).status()).toBe(404)
      const bare = await request.get(`${origin}/site`, { maxRedirects: 0 })
      expect([bare.status(), bare.headers().location]).toEqual([308, '/site/'])
    })
  } finally {
    await server.close()
  }
})
