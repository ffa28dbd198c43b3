import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, parameterRoutes } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import {
  cacheControl,
  contentTypes,
  httpsOnlyHeaders,
  notFoundFileOf,
  notFoundFiles,
  securityHeaders,
} from '../hosting/rules.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { nginxMissing, startNginx } from '../scripts/start-nginx.ts'
import { type AskOptions, ask as askAt } from './ask.ts'

/** The shipped configuration on a real nginx. */
describe.skipIf(nginxMissing)(nginxMissing ?? 'nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  const ask = (path: string, options?: AskOptions) => askAt(nginx.url, path, options)

  beforeAll(async () => {
    nginx = await startNginx()
  })

  afterAll(() => nginx?.close())

  test('starts without a warning', () => {
    expect(nginx.complaints()).not.toMatch(/warn|emerg|crit/)
  })

  test('answers every address with its page, under one spelling only', async () => {
    for (const { path } of addresses) {
      const { status, headers, body } = await ask(path)
      expect.soft(status, path).toBe(200)
      expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8')
      expect.soft(headers['cache-control'], path).toBe(cacheControl.revalidate)
      const file = await readFile(join(builtSite, path, 'index.html'))
      expect.soft(body.equals(file), path).toBe(true)
    }
    const others = [
      '/contact/index.html',
      '/index.html',
      ...notFoundFiles.map((file) => `/${file}`),
    ]
    for (const path of [...others, '/contact/index.html.br', '/robots.txt.br']) {
      expect.soft((await ask(path)).status, path).toBe(404)
    }
  })

  test('redirects permanently without the trailing slash, and keeps the query', async () => {
    const { status, headers } = await ask('/contact/?from=card')
    expect([status, headers.location]).toEqual([308, '/contact?from=card'])
    const id = await ask('/blog/caf%C3%A9/')
    expect([id.status, id.headers.location]).toEqual([308, '/blog/caf%C3%A9'])
    for (const path of ['/contact%2F', '/no-such-page/', '//contact/', '//example.org/']) {
      const answer = await ask(path)
      expect.soft([answer.status, answer.headers.location], path).toEqual([404, undefined])
    }
  })

  test('answers an unknown id with the example of its kind and status 200, one segment deep', async () => {
    for (const { route, page } of parameterRoutes) {
      const example = await readFile(join(builtSite, page, 'index.html'))
      for (const id of ['no-such-id', 'caf%C3%A9', 'a%2Fb', 'file.css', 'id?from=card']) {
        const { status, headers, body } = await ask(`${route}/${id}`)
        expect.soft(status, `${route}/${id}`).toBe(200)
        expect.soft(body.equals(example), `${route}/${id}`).toBe(true)
        expect.soft(headers['cache-control']).toBe(cacheControl.revalidate)
      }
      expect.soft((await ask(`${route}/no-such-id/deeper`)).status).toBe(404)
    }
  })

  test('answers other unknown addresses with the 404 page of their language and status 404', async () => {
    for (const language of languages) {
      const notFound = await readFile(join(builtSite, notFoundFileOf(language)))
      for (const page of [
        '/no-such-page',
        '/no/such/page',
        '/no-such.js',
        '/404',
        '/x?from=card',
      ]) {
        const path = language.prefix + page
        const { status, headers, body } = await ask(path)
        expect.soft(status, path).toBe(404)
        expect.soft(body.equals(notFound), path).toBe(true)
        expect.soft(headers['cache-control'], path).toBe(cacheControl.revalidate)
      }
    }
    for (const path of ['/assets/no-such.js', '/media/none.avif']) {
      expect.soft((await ask(path)).status, path).toBe(404)
    }
    for (const path of ['/../package.json', '/..%2fpackage.json', '/%']) {
      expect.soft([400, 404], path).toContain((await ask(path)).status)
    }
  })

  test('sends the security headers with every answer', async () => {
    const expected = Object.entries({ ...securityHeaders, ...httpsOnlyHeaders }).map(
      ([name, value]) => [name.toLowerCase(), value],
    )
    const script = await anAsset('.js')
    for (const path of ['/', script, '/blog/no-such-id', '/no-such-page', '/contact/']) {
      const { headers } = await ask(path)
      expect.soft(headers, path).toMatchObject(Object.fromEntries(expected))
      expect.soft(headers.server, path).toBe('nginx')
    }
  })

  test('sends files compressed, with their type, and cached for a year if their names are hashed', async () => {
    const accepting = (encoding: string, path = '/contact') =>
      ask(path, { headers: { 'Accept-Encoding': encoding } })
    const plain = await ask('/contact')
    expect(plain.headers.vary).toBe('Accept-Encoding')
    const brotli = await accepting('gzip, deflate, br, zstd')
    const gzip = await accepting('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotli.body.equals(await readFile(join(builtSite, 'contact/index.html.br')))).toBe(true)
    expect(gzip.body.equals(await readFile(join(builtSite, 'contact/index.html.gz')))).toBe(true)
    expect((await accepting('br', '/blog/no-such-id')).headers['content-encoding']).toBe('br')

    for (const ending of ['.js', '.css', '.woff2']) {
      const { status, headers } = await ask(await anAsset(ending))
      expect.soft(status).toBe(200)
      expect.soft(headers['content-type']).toBe(contentTypes[ending])
      expect.soft(headers['cache-control']).toBe(cacheControl.immutable)
    }
    for (const path of [
      '/robots.txt',
      '/feed.xml',
      '/site.webmanifest',
      '/sw.js',
      '/favicon.svg',
    ]) {
      const { headers } = await ask(path)
      expect.soft(headers['content-type'], path).toBe(contentTypes[extname(path)])
      expect.soft(headers['cache-control'], path).toBe(cacheControl.revalidate)
    }
  })

  test('answers 304 for unchanged files, supports ranges, and refuses writes', async () => {
    const { headers, body } = await ask('/contact')
    const again = await ask('/contact', { headers: { 'If-None-Match': String(headers.etag) } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const part = await ask('/contact', { headers: { Range: 'bytes=0-99' } })
    expect(part.status).toBe(206)
    expect(part.body.equals(body.subarray(0, 100))).toBe(true)
    for (const path of ['/contact', '/no-such-page']) {
      const post = await ask(path, { method: 'POST' })
      expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })
})

async function anAsset(ending: string) {
  const names = await readdir(join(builtSite, 'assets'))
  return `/assets/${names.find((name) => name.endsWith(ending))}`
}
