/** What the worker knows of its build. */
type WorkerOptions = {
  /** Path of the site, with slashes around it. */
  basePath: string
  /** Path of the pages of its language, with slashes around it; the caches' names begin with it. */
  scope: string
  /** Changes with {@link offlinePage}, and so with every file that it names. */
  version: string
  /** Says that there is no connection. Its query names the requested page. Precached. */
  offlinePage: string
  /** Addresses to precache: what this page needs, and the code of all parts of pages. */
  files: readonly string[]
}

/** Messages from the page to the worker: see `app/lib/offline-copies.ts`. */
type Visit = { page: string; files: readonly string[] }

/** The part of the worker scope that is used here: TypeScript knows either the window's types or a worker's. */
type Scope = {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(type: 'message', listen: (event: Lasting & { data: Visit }) => void): void
}
type Lasting = { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/**
 * The service worker, as a function that is written into `sw.js` as text: it can use nothing from outside.
 *
 * Pages come from the network, and from the copy of the last visit only when there is none: an old page is shown only
 * when the new one cannot be fetched. Only a page that reports itself is kept, because the browser also fetches pages
 * that it prepares and nobody opens. Files whose names change with their content come from the copy first. Since a
 * page names exactly the files that it was built with, copies of several versions lie side by side without harm.
 */
export function serviceWorker({ basePath, scope, version, offlinePage, files }: WorkerOptions) {
  const worker = self as unknown as Scope
  // Sites under different paths of one domain share its caches, and so do languages.
  const [pages, assets, pictures] = ['pages', 'assets', 'pictures'].map(
    (name) => `${scope}${name}`,
  ) as [string, string, string] // `map` loses the tuple type
  const shellPrefix = `${scope}shell-`
  const shellCache = shellPrefix + version
  /** Maximum number of entries in a cache; the oldest is removed first. */
  const limits: Record<string, number> = { [pages]: 40, [assets]: 200, [pictures]: 80 }

  const find = (address: string) => caches.match(address, { ignoreVary: true })

  worker.addEventListener('install', (event) => {
    const fill = async () => {
      const shell = await caches.open(shellCache)
      await shell.add(offlinePage)
      // Beside those of older versions, which copies of pages still name.
      const cache = await caches.open(assets)
      await cache.addAll(files)
      await worker.skipWaiting()
    }
    event.waitUntil(fill())
  })

  worker.addEventListener('activate', (event) => {
    const takeOver = async () => {
      const names = await caches.keys()
      const outdated = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache)
      await Promise.all(outdated.map((name) => caches.delete(name)))
      // Navigation preload: the request for a page need not wait for this worker to start.
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    }
    event.waitUntil(takeOver())
  })

  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    // Films are fetched in ranges, and are not cached.
    if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range'))
      return
    if (request.mode === 'navigate') return event.respondWith(answerVisit(event, origin + pathname))
    const cache = cacheOf(pathname)
    if (cache) event.respondWith(answerFile(event, cache))
  })

  worker.addEventListener('message', (event) => {
    event.waitUntil(keepVisit(event.data))
  })

  async function answerVisit(event: Fetching, address: string) {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request))
    } catch {
      const from = encodeURIComponent(address.slice(location.origin.length))
      return (await find(address)) ?? Response.redirect(`${offlinePage}?from=${from}`)
    }
  }

  async function answerFile(event: Fetching, cache: string) {
    const kept = await find(event.request.url)
    if (kept) return kept
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(keep(cache, event.request.url, response.clone()))
    return response
  }

  /** Caches a page that is being read, and its files that were fetched before this worker was active. */
  async function keepVisit({ page, files }: Visit) {
    const response = await fetch(page)
    if (isPage(response)) await keep(pages, page, response)
    for (const file of files) {
      const cache = cacheOf(new URL(file).pathname)
      if (!cache || (await find(file))) continue
      const response = await fetch(file)
      if (response.ok) await keep(cache, file, response)
    }
  }

  async function keep(name: string, address: string, response: Response) {
    const cache = await caches.open(name)
    await cache.put(address, response)
    const entries = await cache.keys()
    const excess = entries.slice(0, Math.max(0, entries.length - (limits[name] ?? 0)))
    await Promise.all(excess.map((entry) => cache.delete(entry)))
  }

  /** Does not cache the admin page, since other people may use this browser, or an address that redirects. */
  function isPage(response: Response) {
    const { pathname } = new URL(response.url)
    return response.ok && !response.redirected && !pathname.startsWith(`${basePath}admin/`)
  }

  function cacheOf(pathname: string) {
    if (pathname.startsWith(`${basePath}assets/`)) return assets
    if (pathname.startsWith(`${basePath}media/`) && /\.(avif|jpg)$/.test(pathname)) {
      return pictures
    }
    return undefined
  }
}

/** The worker of a site that no longer wants one: deletes all caches and unregisters itself. */
export function retiredServiceWorker({ scope }: Pick<WorkerOptions, 'scope'>) {
  const worker = self as unknown as Scope
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => {
    const retire = async () => {
      const names = await caches.keys()
      const own = names.filter((name) =>
        ['pages', 'assets', 'pictures', 'shell-'].some((part) => name.startsWith(scope + part)),
      )
      await Promise.all(own.map((name) => caches.delete(name)))
      await worker.registration.unregister()
    }
    event.waitUntil(retire())
  })
}
