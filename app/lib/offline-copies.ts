/**
 * Copies of visited pages, for when there is no connection. The worker that keeps them is built by
 * `scripts/postbuild/service-worker.ts`.
 */

/** Caches of the worker that hold pages. */
const pageCache = `${import.meta.env.BASE_URL}pages`

/** A page that can be opened without a connection. */
export type KeptPage = { path: string; title: string }

let ready: Promise<ServiceWorker | null> | undefined

/** Lets the worker keep the page that is shown, with what it has loaded. Does nothing where the browser has no workers. */
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

/** The pages that the worker has kept, newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  // There are none where the browser keeps nothing: in private windows, and on plain http.
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
  // Refused in private windows of some browsers, and without a connection. The site works without.
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base })
  addEventListener('click', leaveToBrowser, true)
  return (await navigator.serviceWorker.ready).active
}

/** Without a connection the next page's code cannot be fetched; the browser's own way leads to the kept copies. */
function leaveToBrowser(event: MouseEvent) {
  const isLink = event.target instanceof Element && event.target.closest('a[href]')
  if (isLink && !navigator.onLine) event.stopImmediatePropagation()
}

/** Undoes what React does to text. No parser of HTML is allowed here, and none is needed for a title. */
function readable(text: string) {
  return text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
