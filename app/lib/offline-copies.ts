/** Copies of visited pages for offline use. `scripts/postbuild/service-worker.ts` builds the worker that keeps them. */

/** The worker's caches that contain pages. */
const pageCache = `${import.meta.env.BASE_URL}pages`

/** A page that can be opened offline. */
export type KeptPage = { path: string; title: string }

let ready: Promise<ServiceWorker | null> | undefined

/** Tells the worker to cache the current page and what it has loaded. Does nothing without service worker support. */
export async function keepThisPage(): Promise<void> {
  ready ??= startWorker().catch(() => null)
  const worker = await ready
  worker?.postMessage({
    page: location.origin + location.pathname,
    files: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin)),
  })
}

/** The pages in the worker's caches, newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  // There is no cache API in some private windows and on plain http.
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(pageCache)
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const html = await (await cache.match(url, { ignoreVary: true }))?.text()
      const title = /<title>(.*?) \| /s.exec(html ?? '')?.[1]
      return { path: new URL(url).pathname, title }
    }),
  )
  return kept
    .filter((page): page is KeptPage => page.title !== undefined && page.title !== 'Error')
    .map(({ path, title }) => ({ path, title: readable(title) }))
    .reverse()
}

async function startWorker() {
  if (!('serviceWorker' in navigator)) return null
  const base = import.meta.env.BASE_URL
  // Registration is refused in private windows of some browsers, and offline. The site works without it.
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base })
  addEventListener('click', leaveToBrowser, true)
  return (await navigator.serviceWorker.ready).active
}

/** Offline, the next page's code cannot be fetched; a document navigation reaches the cached copies. */
function leaveToBrowser(event: MouseEvent) {
  const isLink = event.target instanceof Element && event.target.closest('a[href]')
  if (isLink && !navigator.onLine) event.stopImmediatePropagation()
}

/** Decodes React's HTML escapes. The content policy allows no HTML parsing here, and a title needs none. */
function readable(text: string) {
  return text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
