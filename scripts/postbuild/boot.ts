import type { Manifest, Route } from './manifest.ts'

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, unknown>
    /** The first click, key and scroll of a visit, and every submit, recorded before the boot script runs. */
    earlySigns?: readonly Event[]
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: {
          createHTML: (html: string) => string | null
          createScriptURL: (url: string) => string | null
        },
      ): unknown
    }
  }
}

/** Marks elements that wait for the first paint: links to styles, and the element of the boot script. */
export const lateMark = 'data-late'

/**
 * Inlined in the head of every page, so it can use nothing from outside. Decides whether content below the first
 * screen may wait for the first paint (ADR 7), and then fetches what waits.
 */
export function early(lateMark: string) {
  const page = document.documentElement
  function fetchLateStyles() {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${lateMark}]:not([rel])`)) {
      link.rel = 'stylesheet'
    }
  }
  // A script of an unknown type stays inert until it gets a known type and is inserted again.
  function runBootScript() {
    const script = document.querySelector(`script[${lateMark}][type]`)
    if (!script) return
    script.removeAttribute('type')
    document.head.append(script)
  }
  function goOn() {
    if (page.dataset.fresh) page.dataset.fresh = ''
    fetchLateStyles()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runBootScript)
    else runBootScript()
  }

  // Reload, back and fragment navigations need every section's height to restore the position, and a tall window
  // shows more.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFresh = visit?.type === 'navigate' && !location.hash && innerHeight <= 1100
  if (isFresh) page.dataset.fresh = 'unpainted'
  // With a query, the page waits for what the scripts make of it.
  if (isFresh && !location.search) {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) goOn()
    })
    observer.observe({ type: 'paint', buffered: true })
  } else goOn()

  // A hidden window is not painted, and a browser may not report paint timing.
  addEventListener('load', () => setTimeout(goOn, 1000))
  // Early input ends the wait; and if the boot script fails, nothing must stay hidden.
  function showAll() {
    delete page.dataset.fresh
  }
  const signs: Event[] = []
  window.earlySigns = signs
  for (const sign of ['click', 'keydown', 'scroll']) {
    addEventListener(
      sign,
      (event) => {
        showAll()
        signs.push(event)
      },
      { once: true },
    )
  }
  // A submit now would navigate away and put the values into the address.
  addEventListener(
    'submit',
    (event) => {
      if ('hydrated' in page.dataset) return
      event.preventDefault()
      signs.push(event)
    },
    true,
  )
  // The boot script is the only external script that the page itself names.
  addEventListener(
    'error',
    ({ target }) => {
      showAll()
      if (target instanceof HTMLScriptElement) page.dataset.scripts = 'failed'
    },
    true,
  )
}

/**
 * The boot script of every page, a file of its own that can use nothing from outside. Its arguments are the path of
 * the site and the code that makes React Router's context. The script element names the page's route.
 *
 * It is fetched after the first paint. It fetches React when the page has loaded and the browser is idle, and starts
 * it at the visitor's first input or after a few quiet seconds: until then the HTML works by itself, and nothing
 * delays the first paint.
 */
export function boot(lateMark: string, basePath: string, makeContext: () => void) {
  const page = document.documentElement
  const ownElement = document.currentScript as HTMLScriptElement
  const { earlySigns = [] } = window
  const earlyClicks = earlySigns.filter(({ type }) => type === 'click')
  // Defined before this function, in the same file.
  const { entry, routes } = window.__reactRouterManifest as Manifest
  const pageRoutes = findPageRoutes()
  const unfetched = new Set(
    [entry, ...pageRoutes.map(([, route]) => route)].flatMap((part) => [
      part.module,
      ...part.imports,
    ]),
  )
  let isStarted = false

  trustOwnMarkup()
  keepPresses()
  followCommands()
  if (isOtherPage()) stayWithoutReact()
  else startWhenWanted()

  /** From the root route to the page. */
  function findPageRoutes() {
    const found: (readonly [id: string, route: Route])[] = []
    for (let id = ownElement.dataset.route; id; id = routes[id]?.parentId) {
      const route = routes[id]
      if (route) found.push([id, route])
    }
    return found
  }

  /**
   * React creates script elements by setting this one string of HTML, and fills in JSON-LD, whose `<` are escaped.
   * Trusted Types require a policy for both; any other markup is refused, and any script by its address but the
   * service worker.
   */
  function trustOwnMarkup() {
    const worker = `${basePath}sw.js`
    window.trustedTypes?.createPolicy('default', {
      createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
      createScriptURL: (url) => (url === worker ? url : null),
    })
  }

  /**
   * Replays what was requested before React listens, the last request only: a submit, whose values the browser would
   * put into the address, and a button press. `data-waiting` marks parts that hydrate later; React stops their
   * events, so they are caught in the capture phase.
   */
  function keepPresses() {
    let asked: { element: Element; repeat: () => void } | undefined
    const isWaiting = (element: Element) =>
      !('hydrated' in page.dataset) || element.closest('[data-waiting]')
    function keepSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      if (!isWaiting(form)) return
      event.preventDefault()
      asked = { element: form, repeat: () => form.requestSubmit(event.submitter) }
    }
    function keepPress({ target }: Event) {
      // The browser handles command attributes without React; replaying the click would undo its effect.
      const button = (target as Element).closest<HTMLButtonElement>(
        'button[type="button"]:not([commandfor], [popovertarget])',
      )
      if (!button || !isWaiting(button)) return
      asked = { element: button, repeat: () => button.click() }
    }
    addEventListener('submit', keepSubmit, true)
    addEventListener('click', keepPress, true)
    earlyClicks.forEach(keepPress)
    const earlySubmits = earlySigns.filter(({ type }) => type === 'submit') as SubmitEvent[]
    earlySubmits.forEach(keepSubmit)
    new MutationObserver(() => {
      if (!asked || isWaiting(asked.element)) return
      const { element, repeat } = asked
      asked = undefined
      if (element.isConnected) repeat()
    }).observe(page, { subtree: true, attributeFilter: ['data-hydrated', 'data-waiting'] })
  }

  /** Dialogs open and close by the attributes of their buttons. */
  function followCommands() {
    addEventListener(
      'command',
      (event) => {
        if (event.defaultPrevented || !(event.target instanceof HTMLDialogElement)) return
        event.preventDefault()
        toggle(event.target)
      },
      true,
    )
    // Polyfill: browsers from before 2025 do not support these attributes.
    if (!('command' in HTMLButtonElement.prototype)) {
      const followCommand = ({ target }: Event) => {
        const button = (target as Element).closest('[commandfor]')
        const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
        if (dialog instanceof HTMLDialogElement) toggle(dialog)
      }
      addEventListener('click', followCommand)
      earlyClicks.forEach(followCommand)
    }
  }

  /**
   * Opening or closing a modal recalculates the styles of the page below, which takes a slow phone 100 ms; paint the
   * response to the tap first.
   */
  function toggle(dialog: HTMLDialogElement) {
    const { open } = dialog
    if (open) dialog.dataset.leaving = ''
    afterPaint(() => {
      delete dialog.dataset.leaving
      if (open) dialog.close()
      else if (!dialog.open) dialog.showModal()
    })
  }

  /**
   * Whether React Router would render another page here than the one in the document. Only the 404 page stands at more
   * than one address, and some of them are routes to React Router: an unknown id on a host that cannot rewrite, a known
   * path in capitals, and anything outside the site's path.
   */
  function isOtherPage() {
    if (routes[ownElement.dataset.route ?? '']?.path !== '*') return false
    const known = Object.values(routes).map(({ path = '' }) => path.replace(/:\w+/g, '[^/]+'))
    const paths = known.filter((path) => path !== '*').join('|')
    return !new RegExp(`^${basePath}(?!(?:${paths})/*$)`, 'i').test(location.pathname)
  }

  /** The 404 page then stays the page that it is without scripts, apart from its menus. */
  function stayWithoutReact() {
    delete page.dataset.fresh
    page.dataset.scripts = 'failed'
  }

  /** Decides when React starts and what is prepared before. */
  function startWhenWanted() {
    /** How long the page stays idle before React starts without input. */
    const quietMs = 3000
    const farParts = [...document.querySelectorAll('[data-far]')]
    const unasked = new AbortController()
    // A page may have loaded, and the browser be idle, before its first frame; fetching then would delay that frame.
    function prepareOncePainted() {
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        whenIdle(prepare)
      }).observe({ type: 'paint', buffered: true })
    }
    // Reveals one part per idle callback, because all at once would delay a scroll. The first input reveals all.
    function prepare() {
      const part = farParts.shift()
      part?.removeAttribute('data-far')
      if (part) return whenIdle(prepare)
      delete page.dataset.fresh
      fetchModules()
      setTimeout(startNow, quietMs)
    }
    function startNow() {
      unasked.abort()
      delete page.dataset.fresh
      start()
    }
    // Responds to the tap before React runs: some controls, such as the menu, work without it, and their change is
    // painted first.
    function startAfterPaint(sign: Event) {
      // Ignore pointermove without movement: browsers send one when content appears under a resting pointer.
      const { movementX, movementY } = sign as PointerEvent
      if (movementX === 0 && movementY === 0 && sign.type === 'pointermove') return
      unasked.abort()
      afterPaint(startNow)
    }
    for (const sign of ['pointermove', 'pointerup', 'keydown', 'focusin', 'scroll']) {
      addEventListener(sign, startAfterPaint, { signal: unasked.signal })
    }

    // The fallback has nothing to show before its scripts run, so start at once.
    const isFallback = !ownElement.hasAttribute(lateMark)
    // The prerendered file is the page without a query, so a query needs React at once.
    if (isFallback || location.search) start()
    // There was input before this script ran.
    else if (earlySigns.length > 0) afterPaint(startNow)
    else if (document.readyState === 'complete') prepareOncePainted()
    else addEventListener('load', prepareOncePainted)
  }

  async function start() {
    if (isStarted) return
    isStarted = true
    makeContext()
    fetchModules()
    try {
      window.__reactRouterRouteModules = Object.fromEntries(
        await Promise.all(pageRoutes.map(async ([id, { module }]) => [id, await import(module)])),
      )
      await lateStyles()
      await import(entry.module)
    } catch {
      await giveUp()
    }
  }

  function fetchModules() {
    for (const href of unfetched) {
      unfetched.delete(href)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
  }

  /** Waits for all styles before React runs. */
  function lateStyles() {
    const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${lateMark}]`)]
    const missing = links.filter(({ sheet }) => !sheet)
    return Promise.all(
      missing.map((link) => {
        // Requests the failed stylesheet again, because it may have failed before the listener was added.
        link.rel = ''
        link.rel = 'stylesheet'
        return new Promise((resolve) => {
          link.onload = link.onerror = resolve
        })
      }),
    )
  }

  /**
   * Handles a missing file. The page stays as readable as without scripts, and is marked so that forms can say so. A
   * reload helps only when a newer version has replaced this one, and must not discard what the visitor has typed.
   */
  async function giveUp() {
    page.dataset.scripts = 'failed'
    const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    )
    if ([...controls].some(({ value, defaultValue }) => value !== defaultValue)) return
    const response = await fetch(location.href).catch(() => undefined)
    if (response?.ok && !(await response.text()).includes(ownElement.getAttribute('src') ?? ''))
      location.reload()
  }

  function afterPaint(task: () => void) {
    requestAnimationFrame(() => setTimeout(task))
  }

  function whenIdle(task: () => void) {
    // A page with a film or a moving row may never be idle, hence the timeout. Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
    else setTimeout(task, 200)
  }
}
