import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { load } from 'cheerio'
import { transform } from 'lightningcss'
import { beforeAll, expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { startServer } from '../scripts/serve.ts'
import { requireSubPathBuild, subPathBuild } from '../scripts/sub-path-build.ts'
import { ask } from './ask.ts'

const { root, siteUrl, basePath, adminPassword } = subPathBuild

beforeAll(requireSubPathBuild)

test('every address in markup and styles begins with the path', async () => {
  const files = await readdir(root, { recursive: true })
  for (const { path } of addresses) expect(files).toContain(join('.', path, 'index.html'))
  let seen = 0
  for (const file of files) {
    const text = () => readFile(join(root, file), 'utf8')
    const found =
      extname(file) === '.html'
        ? addressesInPage(await text())
        : extname(file) === '.css'
          ? addressesInStyles(await text())
          : []
    seen += found.length
    const strays = found.filter((address) => !address.startsWith(basePath))
    expect.soft([...new Set(strays)], file).toEqual([])
  }
  expect(seen).toBeGreaterThan(1000)
})

test('no file contains the address that the site has without the setting', async () => {
  for (const { name, text } of await readTexts()) {
    expect.soft(text.includes('https://ikosim.studio'), name).toBe(false)
  }
})

test('sitemap, feed and the other files for machines use the site’s address', async () => {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const sitemap = load(await read('sitemap.xml'), { xml: true })
  expect(
    sitemap('url > loc')
      .toArray()
      .map((loc) => sitemap(loc).text()),
  ).toContain(`${siteUrl}/about`)
  const feed = load(await read('feed.xml'), { xml: true })
  expect(feed('feed > id').text()).toBe(`${siteUrl}/blog`)
  const page = load(await read('about/index.html'))
  expect(page('link[rel="canonical"]').attr('href')).toBe(`${siteUrl}/about`)
})

test('no file contains the admin password', async () => {
  const forms = [
    adminPassword,
    adminPassword.split(' ')[0] ?? '',
    JSON.stringify(adminPassword).slice(1, -1),
    encodeURIComponent(adminPassword),
    Buffer.from(adminPassword).toString('base64').slice(0, -4),
    Buffer.from(adminPassword).toString('hex'),
    createHash('sha256').update(adminPassword).digest('hex'),
    createHash('sha256').update(adminPassword).digest('base64'),
  ]
  const texts = await readTexts()
  for (const { name, text } of texts) {
    for (const form of forms) expect.soft(text.includes(form), `${name}: ${form}`).toBe(false)
  }
  // The build's page contains the salted hash, which shows that the search looked at the right build.
  expect(texts.some(({ text }) => text.includes('pbkdf2-sha256:600000:'))).toBe(true)
})

test('a server answers below the path, and redirects to it from the path without a slash', async () => {
  const server = await startServer({ root, port: 0, basePath })
  try {
    expect((await ask(server.url, `${basePath}about`)).status).toBe(200)
    expect((await ask(server.url, '/about')).status).toBe(404)
    const bare = await ask(server.url, basePath.slice(0, -1))
    expect([bare.status, bare.headers.location]).toEqual([308, basePath])
    const worker = await ask(server.url, `${basePath}sw.js`)
    expect(String(worker.body)).toContain(`${basePath}offline`)
  } finally {
    await server.close()
  }
})

/** Root-relative addresses in every attribute and in inline styles. */
function addressesInPage(html: string) {
  const $ = load(html)
  const values = $('*')
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}))
  const styles = $('style')
    .toArray()
    .flatMap((style) => addressesInStyles($(style).text()))
  // Some attributes list several addresses, separated by commas.
  return [...values.flatMap((value) => value.split(/,\s+/)).filter(isFromRoot), ...styles]
}

function addressesInStyles(css: string) {
  const { dependencies } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    analyzeDependencies: true,
  })
  const urls = (dependencies ?? []).filter((dependency) => dependency.type === 'url')
  return urls.map(({ url }) => url).filter(isFromRoot)
}

function isFromRoot(value: string) {
  return /^\/[^/]/.test(value)
}

/** Every text file of the build. Compressed copies have the same content. */
async function readTexts() {
  const others = /\.(br|gz|avif|jpg|png|ico|woff2|mp4|webm)$/
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && !others.test(entry.name))
      .map(async ({ parentPath, name }) => ({
        name,
        text: await readFile(join(parentPath, name), 'utf8'),
      })),
  )
}
