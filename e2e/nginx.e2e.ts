import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses, parameterRoutes } from '../app/addresses.ts'
import { deployConfigs } from '../hosting/configs.ts'
import {
  cacheControl,
  contentTypes,
  fallbackFile,
  httpsOnlyHeaders,
  notFoundFile,
  securityHeaders,
} from '../hosting/rules.ts'
import { builtSite } from '../scripts/build-folder.ts'
import { freePort } from '../scripts/free-port.mjs'
import { findNginx } from '../scripts/nginx.mjs'
import { expect, hydrated, test } from './fixtures.ts'

const found = findNginx()

/** The configuration that ships, on a real nginx. One worker, since the tests share one server. */
test.describe.configure({ mode: 'default' })
test.skip(
  found === undefined,
  'No nginx with its brotli module here. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
)

let nginx: ChildProcess | undefined
let folder: string
let port: number
let complaints = ''

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  port = await freePort()
  const site = deployConfigs['nginx/ikosim.conf']
    ?.replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name ikosim.studio;', 'server_name localhost;')
    .replace('root /var/www/ikosim;', `root ${builtSite};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
load_module ${found?.brotli};
events {}
http { access_log off; ${temporary.join(' ')} ${site} }`,
  )
  nginx = spawn(
    found?.binary ?? '',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  nginx.stderr?.on('data', (data) => {
    complaints += data
  })
  await expect
    .poll(
      () =>
        ask('/')
          .then(({ status }) => status)
          .catch(() => complaints),
      { timeout: 30_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  nginx?.kill('SIGTERM')
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('it starts without a warning', () => {
  expect(complaints).not.toMatch(/warn|emerg|crit/)
})

test('every address answers with its page, and only under its own spelling', async () => {
  for (const { path } of addresses) {
    const { status, headers, body } = await ask(path)
    expect.soft(status, path).toBe(200)
    expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8')
    expect.soft(headers['cache-control'], path).toBe(cacheControl.revalidate)
    const file = await readFile(join(builtSite, path, 'index.html'))
    expect.soft(body.equals(file), path).toBe(true)
  }
  const others = ['/contact/index.html', '/index.html', `/${notFoundFile}`, `/${fallbackFile}`]
  for (const path of [...others, '/contact/index.html.br', '/robots.txt.br']) {
    expect.soft((await ask(path)).status, path).toBe(404)
  }
})

test('a trailing slash is lost for good, and the query kept', async () => {
  const { status, headers } = await ask('/contact/?from=card')
  expect([status, headers.location]).toEqual([308, '/contact?from=card'])
  const id = await ask('/blog/caf%C3%A9/')
  expect([id.status, id.headers.location]).toEqual([308, '/blog/caf%C3%A9'])
  for (const path of ['/contact%2F', '/no-such-page/', '//contact/', '//example.org/']) {
    const answer = await ask(path)
    expect.soft([answer.status, answer.headers.location], path).toEqual([404, undefined])
  }
})

test('an unknown id gets the fallback with status 200, one segment deep', async () => {
  const fallback = await readFile(join(builtSite, fallbackFile))
  for (const route of parameterRoutes) {
    for (const id of ['no-such-id', 'caf%C3%A9', 'a%2Fb', 'file.css', 'id?from=card']) {
      const { status, headers, body } = await ask(`${route}/${id}`)
      expect.soft(status, `${route}/${id}`).toBe(200)
      expect.soft(body.equals(fallback), `${route}/${id}`).toBe(true)
      expect.soft(headers['cache-control']).toBe(cacheControl.revalidate)
    }
    expect.soft((await ask(`${route}/no-such-id/deeper`)).status).toBe(404)
  }
})

test('everything else unknown gets the 404 page with status 404', async () => {
  const notFound = await readFile(join(builtSite, notFoundFile))
  for (const path of ['/no-such-page', '/no/such/page', '/assets/no-such.js', '/media/none.avif']) {
    const { status, headers, body } = await ask(path)
    expect.soft(status, path).toBe(404)
    expect.soft(body.equals(notFound), path).toBe(true)
    expect.soft(headers['cache-control'], path).toBe(cacheControl.revalidate)
  }
  for (const path of ['/../package.json', '/..%2fpackage.json', '/%']) {
    expect.soft([400, 404], path).toContain((await ask(path)).status)
  }
})

test('every answer carries the security headers', async () => {
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

test('files come compressed, with their type, and as long-lived as their names', async () => {
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
  for (const path of ['/robots.txt', '/feed.xml', '/site.webmanifest', '/sw.js', '/favicon.svg']) {
    const { headers } = await ask(path)
    expect.soft(headers['content-type'], path).toBe(contentTypes[path.replace(/^.*\./, '.')])
    expect.soft(headers['cache-control'], path).toBe(cacheControl.revalidate)
  }
})

test('what has not changed is not sent again, films come in parts, and nothing is written', async () => {
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

test('the pages run there as they do on the server that ships', async ({ page }) => {
  await page.goto(`http://localhost:${port}/contact`)
  await hydrated(page)
  await page.goto(`http://localhost:${port}/portfolio/no-such-id`)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveCount(1)
})

async function anAsset(ending: string) {
  const names = await readdir(join(builtSite, 'assets'))
  return `/assets/${names.find((name) => name.endsWith(ending))}`
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** Asks for an address exactly as it is written. */
function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    send({ hostname: '127.0.0.1', port, path, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}
