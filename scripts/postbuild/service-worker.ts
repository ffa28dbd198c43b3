/** What the worker is told about the build that it belongs to. */
type WorkerOptions = {
  /** Path that the site lives under, with slashes around it. */
  basePath: string
  /** Changes with the files of the shell. */
  version: string
  /** Addresses that are kept from the start: {@link offlinePage} and what it needs. */
  shell: readonly string[]
  /** Says that there is no connection. Its query names the page that was asked for. */
  offlinePage: string
}

/** What the page tells the worker: see `app/lib/offline-copies.ts`. */
type Visit = { page: string; files: readonly string[] }

/** The part of a service worker's world that is used here: TypeScript knows either a page's world or a worker's. */
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
 * Pages come from the network, and from the copy of the last visit only when there is none: nobody is shown an old
 * page while a new one can be had. Files whose names change with their content come from the copy first. Since a page
 * names exactly the files that it was built with, copies of several versions lie side by side without harm.
 */
export function serviceWorker({ basePath, version, shell, offlinePage }: WorkerOptions) {
  const scope = self as unknown as Scope
  // Sites under different paths of one domain share its caches.
  const [pages, assets, pictures] = ['pages', 'assets', 'pictures'].map(
    (name) => `${basePath}${name}`,
  ) as [string, string, string] // three in, three out
  const shellPrefix = `${basePath}shell-`
  const shellCache = shellPrefix + version
  /** How many entries a cache may have; the oldest goes first. */
  const limits: Record<string, number> = { [pages]: 40, [assets]: 200, [pictures]: 80 }

  const find = (address: string) => caches.match(address, { ignoreVary: true })

  scope.addEventListener('install', (event) => {
    const fill = async () => {
      const cache = await caches.open(shellCache)
      await cache.addAll(shell)
      await scope.skipWaiting()
    }
    event.waitUntil(fill())
  })

  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      const names = await caches.keys()
      const outdated = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache)
      await Promise.all(outdated.map((name) => caches.delete(name)))
      // The request for a page need not wait until this worker has started.
      await scope.registration.navigationPreload?.enable()
      await scope.clients.claim()
    }
    event.waitUntil(takeOver())
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    // Films are asked for in parts, and stay with the network.
    if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range'))
      return
    if (request.mode === 'navigate') return event.respondWith(answerVisit(event, origin + pathname))
    const cache = cacheOf(pathname)
    if (cache) event.respondWith(answerFile(event, cache))
  })

  scope.addEventListener('message', (event) => {
    event.waitUntil(keepVisit(event.data))
  })

  async function answerVisit(event: Fetching, address: string) {
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request))
      if (isPage(response)) event.waitUntil(keep(pages, address, response.clone()))
      return response
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

  /** Keeps what was fetched before this worker was there, and pages that were reached without loading a document. */
  async function keepVisit({ page, files }: Visit) {
    if (!(await find(page))) {
      const response = await fetch(page)
      if (isPage(response)) await keep(pages, page, response)
    }
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

  /** The admin page is not for everybody who uses this browser, and an address with a redirect is none to keep. */
  function isPage(response: Response) {
    const { pathname } = new URL(response.url)
    return response.ok && !response.redirected && !pathname.startsWith(`${basePath}admin/`)
  }

  function cacheOf(pathname: string) {
    if (pathname.startsWith(`${basePath}assets/`)) return assets
    if (pathname.startsWith(`${basePath}media/`) && /\.(avif|webp|jpg)$/.test(pathname)) {
      return pictures
    }
    return undefined
  }
}

/** The worker of a site that wants none any more: it forgets everything and removes itself. */
export function retiredServiceWorker({ basePath }: Pick<WorkerOptions, 'basePath'>) {
  const scope = self as unknown as Scope
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => {
    const retire = async () => {
      const names = await caches.keys()
      const own = names.filter((name) =>
        ['pages', 'assets', 'pictures', 'shell-'].some((part) => name.startsWith(basePath + part)),
      )
      await Promise.all(own.map((name) => caches.delete(name)))
      await scope.registration.unregister()
    }
    event.waitUntil(retire())
  })
}
