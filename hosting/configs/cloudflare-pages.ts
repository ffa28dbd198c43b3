import {
  cacheControl,
  immutablePrefixes,
  notFoundFileOf,
  notFoundFiles,
  prefixedLanguages,
} from '../rules.ts'
import { escapeSlashes, headers, idRoutes, indent, notice, pagesForIds } from './shared.ts'

/**
 * Cloudflare Pages adds a slash to the address of a folder, and its redirect rules win over files. So a small worker
 * answers requests for pages; hashed files bypass it. All three files go into build/client.
 */
export function cloudflareWorker() {
  const pageOf = (file: string) => `/${file.replace('.html', '')}`
  const notFoundPages = prefixedLanguages.map((language) => [
    language.prefix,
    pageOf(notFoundFileOf(language)),
  ])
  return `// ${notice}

const headers = {
${indent(
  headers.map(([name, value]) => `'${name}': ${JSON.stringify(value)},`),
  '  ',
)}
  'Cache-Control': '${cacheControl.revalidate}',
}
const id = /^\\/(?:${escapeSlashes(idRoutes)})\\/[^/]+$/
const pages = ${JSON.stringify(pagesForIds)}
const own = ${JSON.stringify(notFoundFiles.map(pageOf))}
const notFoundPages = ${JSON.stringify(Object.fromEntries(notFoundPages))}

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
    let response = own.includes(pathname) ? await missing(ask, pathname) : await ask(pathname)
    // A folder without its slash.
    if (response.status >= 301 && response.status <= 308 && response.status !== 304) response = await ask(pathname + '/')
    if (!isFound(response)) {
      const route = pathname.slice(1, pathname.lastIndexOf('/'))
      response = id.test(pathname) ? await ask(pages[route] + '/') : await missing(ask, pathname)
    }
    return dress(response)
  },
}

// Each language has a page of its own for what is not found below its prefix.
async function missing(ask, pathname) {
  const page = await ask(notFoundPages['/' + pathname.split('/')[1]] ?? own[0])
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
