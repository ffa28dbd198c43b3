import { cacheControl, immutablePrefixes, notFoundFile } from '../rules.ts'
import { headers, idRoutes, indent, notice, pagesForIds } from './shared.ts'

/**
 * Cloudflare Pages adds a slash to the address of a folder, and its redirect rules win over files. So a small worker
 * answers requests for pages; hashed files bypass it. All three files go into build/client.
 */
export function cloudflareWorker() {
  const own = `/${notFoundFile.replace('.html', '')}`
  return `// ${notice}

const headers = {
${indent(
  headers.map(([name, value]) => `'${name}': ${JSON.stringify(value)},`),
  '  ',
)}
  'Cache-Control': '${cacheControl.revalidate}',
}
const id = /^\\/(?:${idRoutes})\\/[^/]+$/
const pages = ${JSON.stringify(pagesForIds)}

export default {
  async fetch(request, { ASSETS }) {
    const url = new URL(request.url)
    const { pathname } = url
    const ask = (path) => ASSETS.fetch(new Request(new URL(path, url), request))
    const isFound = ({ status }) => status === 200 || status === 206 || status === 304

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return dress(new Response('Only GET and HEAD are answered here.', { status: 405, headers: { Allow: 'GET, HEAD' } }))
    }
    // An address has no slash at its end.
    if (pathname !== '/' && pathname.endsWith('/') && !pathname.startsWith('//')) {
      const bare = pathname.slice(0, -1)
      if (id.test(bare) || isFound(await ask(pathname))) {
        return dress(new Response(null, { status: 308, headers: { Location: bare + url.search } }))
      }
    }
    let response = pathname === '${own}' ? await missing(ask) : await ask(pathname)
    // A folder without its slash.
    if (response.status >= 301 && response.status <= 308 && response.status !== 304) response = await ask(pathname + '/')
    if (!isFound(response)) response = id.test(pathname) ? await ask(pages[pathname.split('/')[1]] + '/') : await missing(ask)
    return dress(response)
  },
}

async function missing(ask) {
  const page = await ask('${own}')
  return new Response(page.body, { status: 404, headers: page.headers })
}

function dress(response) {
  const dressed = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) dressed.headers.set(name, value)
  return dressed
}
`
}

/** The addresses that the worker answers. */
export function cloudflareRoutes() {
  const routes = {
    version: 1,
    include: ['/*'],
    exclude: immutablePrefixes.map((prefix) => `${prefix}*`),
  }
  return `${JSON.stringify(routes, null, 2)}\n`
}

/** Headers of files that bypass the worker. */
export function cloudflareHeaders() {
  const lines = [...headers, ['Cache-Control', cacheControl.immutable] as const].map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `# ${notice}\n${immutablePrefixes
    .map((prefix) => `${prefix}*\n${indent(lines, '  ')}\n`)
    .join('\n')}`
}
