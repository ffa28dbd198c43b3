/** Copies of visited pages for offline use. `scripts/postbuild/service-worker.ts` builds the worker that keeps them. */

import { notFoundPath } from './not-found-path'
import { pageAddress } from './page-address'
import { publicAddress } from './public-address'
import { workerName } from './worker-name'

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): unknown }
    }
  }
}

/** The worker's cache of pages. */
const pageCache = `${pageAddress('/').replace(/\/?$/, '/')}pages`

/** A page that can be opened offline. */
export type KeptPage = { path: string; title: string }

/** Tells the worker to cache the current page and what it has loaded. Does nothing without service worker support. */
export async function keepThisPage(): Promise<void> {
  const worker = await startWorker().catch(() => null)
  worker?.postMessage({
    page: location.origin + location.pathname,
    files: [...fetchedFiles(), ...propsFiles()],
  })
}

function fetchedFiles() {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin))
}

/** What islands will need that nobody has touched (islands/loader.ts). The worker has their code. */
function propsFiles() {
  return [...document.querySelectorAll<HTMLElement>('[data-props-file]')].map(
    ({ dataset }) => new URL(dataset.propsFile ?? '', location.href).href,
  )
}

/** The pages in the worker's caches, newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  // There is no cache API in some private windows and on plain http.
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(pageCache)
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? ''
      const title = isNotFound(html) ? undefined : /<title>(.*?) \| /s.exec(html)?.[1]
      return { path: new URL(url).pathname, title }
    }),
  )
  return kept
    .flatMap(({ path, title }) =>
      // The content policy allows no HTML parsing here, and a title has no other escapes.
      title ? { path, title: title.replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&') } : [],
    )
    .reverse()
}

/** Whether it is the file that answers unknown addresses: it states its own path, whatever the address is. */
function isNotFound(html: string) {
  return html.includes(`${notFoundPath}"`)
}

async function startWorker() {
  if (!('serviceWorker' in navigator)) return null
  // Registration is refused in private windows of some browsers, and offline. The site works without it.
  await navigator.serviceWorker.register(
    trusted(publicAddress(`/${workerName({ prefix: __LANGUAGE__.prefix })}`)),
    {
      scope: pageAddress('/'),
    },
  )
  return (await navigator.serviceWorker.ready).active
}

/** The worker's address: the only script that the page's policy lets a script name. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => address,
  })
  // `register` takes it, but TypeScript does not know Trusted Types.
  return (policy?.createScriptURL(address) ?? address) as string
}
