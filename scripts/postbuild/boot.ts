import type { Manifest, Route } from './manifest.ts'

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, unknown>
    /** The first click, key and scroll of a visit, and every submit, which may come before the boot script. */
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

/** Marks what waits until the first screen has been painted: links to styles, and the element of the boot script. */
export const lateMark = 'data-late'

/**
 * Stands in the head of every page as text, so it can use nothing from outside: it decides whether what is below the
 * first screen may wait until that has been painted (ADR 7), and fetches then what waits.
 */
export function early(lateMark: string) {
  const page = document.documentElement
  function fetchLateStyles() {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${lateMark}]:not([rel])`)) {
      link.rel = 'stylesheet'
    }
  }
  // A script without a known type does nothing until it has one and joins the document anew.
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

  // Whoever comes back, or follows a link into the page, needs the height of every section, and a tall window shows more.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFresh = visit?.type === 'navigate' && !location.hash && innerHeight <= 1100
  if (isFresh) page.dataset.fresh = 'unpainted'
  // Whoever comes with a query waits for what the scripts make of it.
  if (isFresh && !location.search) {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) goOn()
    })
    observer.observe({ type: 'paint', buffered: true })
  } else goOn()

  // A window that is not in sight is not painted, and a browser may keep to itself when it painted one.
  addEventListener('load', () => setTimeout(goOn, 1000))
  // Whoever is quicker than the boot script waits for nothing, and should that fail, nothing stays away.
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
  // A form that is sent now would leave the page, and take what was typed with it.
  addEventListener(
    'submit',
    (event) => {
      if ('hydrated' in page.dataset) return
      event.preventDefault()
      signs.push(event)
    },
    true,
  )
  // Of all files that a page names itself only the boot script is a script.
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
 * The script of every page: a file of its own that can use nothing from outside, called with the address of the service
 * worker, which is the only script that may be named by its address at run time, and what makes React Router's context.
 * Its element names the route of the page.
 *
 * It is fetched when the page has been painted. It fetches React when the page has loaded and the browser is idle, and
 * starts it at the first sign of the visitor, or after a few quiet seconds: until then the HTML works by itself, and
 * nothing holds up its first paint or its reader.
 */
export function boot(lateMark: string, worker: string, makeContext: () => void) {
  const page = document.documentElement
  const ownElement = document.currentScript as HTMLScriptElement
  const { earlySigns = [] } = window
  const earlyClicks = earlySigns.filter(({ type }) => type === 'click')
  // Stands before this function, in the same file.
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
  startWhenWanted()

  /** From the page outwards. */
  function findPageRoutes() {
    const found: (readonly [id: string, route: Route])[] = []
    for (let id = ownElement.dataset.route; id; id = routes[id]?.parentId) {
      const route = routes[id]
      if (route) found.push([id, route])
    }
    return found
  }

  /**
   * React makes a script element by setting this one string, and fills in JSON-LD, whose `<` are escaped.
   * Under trusted types both need a policy; any other markup is refused, and any worker but our own.
   */
  function trustOwnMarkup() {
    window.trustedTypes?.createPolicy('default', {
      createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
      createScriptURL: (url) => (url === worker ? url : null),
    })
  }

  /**
   * What is asked before React listens is done once it does, the last of it: a form that is sent, whose fields the
   * browser would put into the address, and a button that is pressed. `data-waiting` marks what React takes over later;
   * React lets no event out of there, so these are caught on their way in.
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
      // What the browser does by such an attribute needs no React, and done twice it is undone.
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

  /** Dialogs open and close by their buttons' attributes. */
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
    // Browsers from before 2025 don't know the attributes.
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
   * What lies under a modal gets its styles anew, which takes a slow phone 100 ms and more: that the finger has been felt
   * is painted before.
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

  /** Decides when React starts, and what of the page is brought before. */
  function startWhenWanted() {
    /** So long a page is left to its reader before React takes it over without being asked. */
    const quietMs = 3000
    const farParts = [...document.querySelectorAll('[data-far]')]
    const unasked = new AbortController()
    // A page may have loaded, and the browser be idle, before its first frame: what is fetched then delays that.
    function prepareOncePainted() {
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        whenIdle(prepare)
      }).observe({ type: 'paint', buffered: true })
    }
    // One part after the other, since all at once would hold up whoever begins to scroll. At the first sign all.
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
    // A finger is answered first: what it presses may work by itself, as the menu does, and is painted before React runs.
    function startAfterPaint(sign: Event) {
      // Of a pointer at rest the browser says where it is once there is a page under it.
      const { movementX, movementY } = sign as PointerEvent
      if (movementX === 0 && movementY === 0 && sign.type === 'pointermove') return
      unasked.abort()
      afterPaint(startNow)
    }
    for (const sign of ['pointermove', 'pointerup', 'keydown', 'focusin', 'scroll']) {
      addEventListener(sign, startAfterPaint, { signal: unasked.signal })
    }

    // The fallback has nothing to show before its scripts run, so they run at once.
    const isFallback = !ownElement.hasAttribute(lateMark)
    // The files hold each page as it is without a query: whoever comes with one waits for something else.
    if (isFallback || location.search) start()
    // Somebody was quicker than this script.
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

  /** Whatever React finds looks as it should. */
  function lateStyles() {
    const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${lateMark}]`)]
    const missing = links.filter(({ sheet }) => !sheet)
    return Promise.all(
      missing.map((link) => {
        // Asked anew, since it may have failed before anybody listened.
        link.rel = ''
        link.rel = 'stylesheet'
        return new Promise((resolve) => {
          link.onload = link.onerror = resolve
        })
      }),
    )
  }

  /**
   * A file is missing. The page is as readable as without scripts, and says so where it makes a difference. Only when
   * a newer version has taken this one's place does a reload help; it must not cost anybody what is typed already.
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
    // A page with a film or a moving row may never be quite idle. Safari has no idle callback at all.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
    else setTimeout(task, 200)
  }
}
