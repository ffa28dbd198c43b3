import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, parameterRoutes } from '../app/addresses.ts'
import { languages } from '../app/content/languages.ts'
import { nginxConfig } from './configs/nginx.ts'
import { builtConfigs, deployConfigs } from './configs.ts'
import {
  cacheControl,
  httpsOnlyHeaders,
  languageAt,
  notFoundFileOf,
  notFoundFiles,
  prefixedLanguages,
  securityHeaders,
} from './rules.ts'

const folder = join(import.meta.dirname, '../deploy')
const headers = Object.entries({ ...securityHeaders, ...httpsOnlyHeaders })
const text = (name: string) => ({ ...deployConfigs, ...builtConfigs })[name] ?? ''

test('the files of deploy/ match the rules: if not, run `npm run deploy-configs`', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  expect(files.sort()).toEqual(Object.keys(deployConfigs).sort())
  for (const [name, expected] of Object.entries(deployConfigs)) {
    expect.soft(readFileSync(join(folder, name), 'utf8'), name).toBe(expected)
  }
})

test('no file of deploy/ changes when a page is added to a collection', () => {
  for (const { path, indexable } of addresses) {
    if (!indexable || !parameterRoutes.some(({ route }) => path.startsWith(`${route}/`))) continue
    for (const [name, config] of Object.entries(deployConfigs)) {
      expect.soft(config, name).not.toContain(path)
    }
  }
})

// GitHub Pages sends only its own headers.
test.each([
  'nginx/ikosim.conf',
  'caddy/Caddyfile',
  'netlify/netlify.toml',
  'cloudflare-pages/_worker.js',
  'cloudflare-pages/_headers',
  'vercel/vercel.json',
])('%s sends every security header, and keeps hashed files for a year', (name) => {
  for (const [header, value] of headers) {
    expect.soft(text(name), header).toContain(header)
    expect.soft(text(name), header).toContain(value)
  }
  if (name !== 'cloudflare-pages/_worker.js') expect(text(name)).toContain(cacheControl.immutable)
})

test('the rewrites of Netlify and Vercel give every route of ids its example, then every language its 404 page', () => {
  const netlify = [
    ...text('netlify/netlify.toml').matchAll(/from = "(.*)"\n {2}to = "(.*)"\n {2}status = (.*)/g),
  ]
  expect(netlify.map(([, from, to, status]) => [from, to, status])).toEqual([
    ...parameterRoutes.map(({ route, page }) => [`${route}/:id`, `${page}/index.html`, '200']),
    ...prefixedLanguages.map(({ prefix }) => [`${prefix}/*`, `${prefix}/404.html`, '404']),
  ])
  const vercel = JSON.parse(text('vercel/vercel.json'))
  expect(vercel.rewrites).toEqual([
    ...parameterRoutes.map(({ route, page }) => ({ source: `${route}/:id`, destination: page })),
    ...prefixedLanguages.map(({ prefix }) => ({
      source: `${prefix}/:path*`,
      destination: `${prefix}/404`,
      statusCode: 404,
    })),
  ])
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false })
})

test('below a path nginx answers only there', () => {
  const config = nginxConfig('/site/')
  expect(config).toContain('default /site/404.html;')
  for (const file of notFoundFiles) {
    expect(config).toContain(`location = /site/${file} { internal; }`)
  }
  expect(config).toContain('location = /site { return 308 /site/; }')
  expect(config).toContain('"~^/site/portfolio/[^/?]+')
  expect(config).toContain('location / { return 404; }')
})

test.each(['nginx/ikosim.conf', 'caddy/Caddyfile'])('the braces of %s are in pairs', (name) => {
  const plain = text(name).replace(/"[^"]*"|#.*|`[^`]*`|path_regexp .*/g, '')
  expect(plain.split('{').length).toBe(plain.split('}').length)
})

/** Cloudflare's asset store, as far as it matters here: folders end in a slash, pages lose their extension. */
function assetStore() {
  const redirect = (to: string) => new Response(null, { status: 308, headers: { Location: to } })
  return {
    async fetch({ url }: Request) {
      const { pathname } = new URL(url)
      if (addresses.some(({ path }) => pathname === path.replace(/\/?$/, '/'))) {
        return new Response(`page ${pathname}`)
      }
      if (addresses.some(({ path }) => pathname === path)) return redirect(`${pathname}/`)
      if (pathname.endsWith('/index.html')) return redirect(pathname.replace(/index\.html$/, ''))
      if (pathname.endsWith('.html')) return redirect(pathname.replace(/\.html$/, ''))
      if (pathname === '/robots.txt') return new Response('robots')
      const isNotFoundPage = notFoundFiles.includes(`${pathname.slice(1)}.html`)
      return new Response(`not found ${pathname}`, { status: isNotFoundPage ? 200 : 404 })
    },
  }
}

test('the worker of Cloudflare Pages follows every rule', async () => {
  const source = `data:text/javascript,${encodeURIComponent(text('cloudflare-pages/_worker.js'))}`
  const { default: worker } = await import(/* @vite-ignore */ source)
  const ask = async (path: string, method = 'GET') => {
    const request = new Request(`https://ikosim.studio${path}`, { method })
    const response: Response = await worker.fetch(request, { ASSETS: assetStore() })
    for (const [name, value] of headers) expect.soft(response.headers.get(name), path).toBe(value)
    return [response.status, response.headers.get('location') ?? (await response.text())]
  }
  for (const { path } of addresses) {
    expect.soft(await ask(path)).toEqual([200, `page ${path.replace(/\/?$/, '/')}`])
  }
  expect(await ask('/robots.txt')).toEqual([200, 'robots'])
  expect(await ask('/contact/?from=card')).toEqual([308, '/contact?from=card'])
  expect(await ask('/blog/any-id/')).toEqual([308, '/blog/any-id'])
  for (const { route, page } of parameterRoutes) {
    const { prefix } = languageAt(route)
    expect.soft(await ask(`${route}/any-id`)).toEqual([200, `page ${page}/`])
    expect.soft(await ask(`${route}/any-id/deeper`)).toEqual([404, `not found ${prefix}/404`])
  }
  for (const { prefix } of languages) {
    for (const path of [
      '/no-such-page',
      '/no-such-page/',
      '/contact/index.html',
      '/404',
      '/404.html',
    ]) {
      const expected = [404, `not found ${prefix}/404`]
      expect.soft(await ask(prefix + path), prefix + path).toEqual(expected)
    }
  }
  expect((await ask('/contact', 'POST'))[0]).toBe(405)
})

test('the function of CloudFront finds the file of every address', () => {
  type CloudFrontRequest = { uri: string; querystring: Record<string, { value: string }> }
  const handler = new Function(`${text('s3-cloudfront/viewer-request.js')}; return handler`)()
  const ask = (uri: string, querystring = {}) => {
    const answer = handler({ request: { uri, querystring } as CloudFrontRequest })
    return answer.statusCode ? [answer.statusCode, answer.headers.location.value] : answer.uri
  }
  for (const { path } of addresses) {
    expect.soft(ask(path)).toBe(path === '/' ? '/index.html' : `${path}/index.html`)
  }
  expect(ask('/robots.txt')).toBe('/robots.txt')
  for (const { route, page } of parameterRoutes) {
    expect.soft(ask(`${route}/any-id`)).toBe(`${page}/index.html`)
    expect.soft(ask(`${route}/any-id.css`)).toBe(`${page}/index.html`)
    expect.soft(ask(`${route}/any-id/deeper`)).toBe(`${route}/any-id/deeper/index.html`)
  }
  expect(ask('/contact/', { from: { value: 'card' } })).toEqual([308, '/contact?from=card'])
  const own = languages.map((language) => `/${notFoundFileOf(language)}`)
  for (const path of ['/contact/index.html', '/a.js.br', ...own]) {
    expect.soft(ask(path), path).toBe('/no-such-file')
  }
})

test("CloudFront's template sends every security header and runs the function", () => {
  const { Resources } = JSON.parse(text('s3-cloudfront/template.json'))
  const config = JSON.stringify(Resources.Headers)
  for (const [name, value] of headers) {
    if (name === 'Strict-Transport-Security') expect.soft(config).toContain('63072000')
    else if (name === 'X-Content-Type-Options') expect.soft(config).toContain('ContentTypeOptions')
    else expect.soft(config, name).toContain(JSON.stringify(value))
  }
  expect(Resources.Addresses.Properties.FunctionCode).toBe(text('s3-cloudfront/viewer-request.js'))
  // CloudFront accepts no longer ones.
  expect(text('s3-cloudfront/viewer-request.js').length).toBeLessThan(10_000)
})
