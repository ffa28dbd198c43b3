import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, parameterRoutes } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import { builtConfigs } from '../hosting/configs.ts'
import { notFoundFileOf, notFoundFiles } from '../hosting/rules.ts'
import { builtDeploy, builtSite } from '../scripts/build-folder.ts'
import { startServer } from '../scripts/serve.ts'
import { type Answer, type AskOptions, ask as askAt } from './ask.ts'

let server: Awaited<ReturnType<typeof startServer>>
let ask: (path: string, options?: AskOptions) => Promise<Answer>

beforeAll(async () => {
  server = await startServer({ root: builtSite, port: 0 })
  ask = (path, options) => askAt(server.url, path, options)
})

afterAll(() => server?.close())

describe('an address', () => {
  test('answers with its page', async () => {
    for (const { path } of addresses) {
      const { status, headers, body } = await ask(path)
      expect.soft(status, path).toBe(200)
      expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8')
      const file = await readFile(join(builtSite, path, 'index.html'))
      expect.soft(body.equals(file), path).toBe(true)
    }
  })

  test('redirects permanently without the trailing slash, and keeps its query', async () => {
    const { status, headers } = await ask('/contact/?from=card')
    expect(status).toBe(308)
    expect(headers.location).toBe('/contact?from=card')
    expect((await ask('/contact%2F')).status).toBe(404)
  })

  test('has one spelling: the path of its file is not a second address', async () => {
    for (const path of ['/contact/index.html', ...notFoundFiles.map((file) => `/${file}`)]) {
      expect.soft((await ask(path)).status, path).toBe(404)
    }
  })

  test('cannot reach files outside the site', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/../../../package.json',
    ]) {
      expect.soft((await ask(path)).status, path).toBe(404)
    }
    const elsewhere = await ask('//example.org/')
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.headers.location).toBeUndefined()
  })

  test('that is malformed is rejected', async () => {
    expect((await ask('/%')).status).toBe(400)
  })
})

describe('an unknown address', () => {
  test('gets the 404 page of its language with status 404', async () => {
    for (const language of languages) {
      const expected = await readFile(join(builtSite, notFoundFileOf(language)))
      for (const page of [
        '/no-such-page',
        '/no/such/page',
        '/no-such.js',
        '/no-such-page/',
        '/404',
      ]) {
        const path = language.prefix + page
        const { status, body } = await ask(path)
        expect.soft(status, path).toBe(404)
        expect.soft(body.equals(expected), path).toBe(true)
        expect.soft(load(body.toString())('html').attr('lang'), path).toBe(language.code)
      }
    }
  })

  test('below a route that takes an id gets the example of its kind with status 200, one segment deep', async () => {
    for (const { route, page } of parameterRoutes) {
      const expected = await readFile(join(builtSite, page, 'index.html'))
      for (const id of ['no-such-id', 'caf%C3%A9', 'a%2Fb', 'file.css']) {
        const { status, body } = await ask(`${route}/${id}`)
        expect.soft(status, `${route}/${id}`).toBe(200)
        expect.soft(body.equals(expected), `${route}/${id}`).toBe(true)
      }
      expect.soft((await ask(`${route}/no-such-id/`)).headers.location).toBe(`${route}/no-such-id`)
      expect.soft((await ask(`${route}/no-such-id/deeper`)).status).toBe(404)
    }
  })
})

describe('a file', () => {
  test('comes in the best encoding that the browser accepts', async () => {
    const plain = await ask('/contact')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')

    const accepting = (encodings: string) =>
      ask('/contact', { headers: { 'Accept-Encoding': encodings } })
    const brotli = await accepting('gzip, deflate, br, zstd')
    expect(brotli.headers['content-encoding']).toBe('br')
    const gzip = await accepting('gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect((await accepting('br;q=0, gzip')).headers['content-encoding']).toBe('gzip')

    expect(brotli.body.length).toBeLessThan(gzip.body.length)
    expect(gzip.body.length).toBeLessThan(plain.body.length)
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('is cached for a year if its name is hashed, and revalidated if not', async () => {
    expect((await ask(await aScript())).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of ['/', '/contact', '/robots.txt', '/no-such-page']) {
      expect.soft((await ask(path)).headers['cache-control'], path).toBe('no-cache')
    }
  })

  test('that has not changed is not sent again', async () => {
    const { headers } = await ask('/contact')
    const again = await ask('/contact', {
      headers: { 'If-None-Match': `"another", ${headers.etag}` },
    })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    const changed = await ask('/contact', { headers: { 'If-None-Match': '"another"' } })
    expect(changed.status).toBe(200)
  })

  test('supports range requests, for films', async () => {
    const whole = await ask('/contact')
    const size = whole.body.length
    const part = (range: string) => ask('/contact', { headers: { Range: range } })

    const start = await part('bytes=0-99')
    expect(start.status).toBe(206)
    expect(start.headers['content-range']).toBe(`bytes 0-99/${size}`)
    expect(start.body.equals(whole.body.subarray(0, 100))).toBe(true)

    const end = await part('bytes=-50')
    expect(end.body.equals(whole.body.subarray(-50))).toBe(true)
    const rest = await part(`bytes=${size - 10}-`)
    expect(rest.body.length).toBe(10)

    const beyond = await part(`bytes=${size}-`)
    expect(beyond.status).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`)

    const outdated = await ask('/contact', {
      headers: { Range: 'bytes=0-9', 'If-Range': '"another"' },
    })
    expect(outdated.status).toBe(200)
  })

  test('answers HEAD without a body, and refuses writes', async () => {
    const head = await ask('/contact', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)

    const post = await ask('/contact', { method: 'POST' })
    expect(post.status).toBe(405)
    expect(post.headers.allow).toBe('GET, HEAD')
  })
})

test('every answer carries the security headers', async () => {
  for (const path of ['/', await aScript(), '/no-such-page', '/contact/', '/%']) {
    const { headers } = await ask(path)
    expect.soft(headers, path).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect.soft(headers['strict-transport-security'], path).toBeUndefined()
  }
})

test('behind https, HSTS is sent', async () => {
  const behindHttps = await startServer({ root: builtSite, port: 0, behindHttps: true })
  try {
    const { headers } = await askAt(behindHttps.url, '/')
    expect(headers['strict-transport-security']).toContain('max-age=')
  } finally {
    await behindHttps.close()
  }
})

test('the build holds no data files, which a static host could not answer for unknown ids', async () => {
  const files = await readdir(builtSite, { recursive: true })
  expect(files.filter((file) => file.endsWith('.data'))).toEqual([])
})

test('the build brings the configurations that list its pages', async () => {
  for (const [name, text] of Object.entries(builtConfigs)) {
    expect.soft(await readFile(join(builtDeploy, name), 'utf8'), name).toBe(text)
  }
})

/** The address of any built script. */
async function aScript() {
  const names = await readdir(join(builtSite, 'assets'))
  return `/assets/${names.find((name) => name.endsWith('.js'))}`
}
