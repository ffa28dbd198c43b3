/** A press on a control whose part does not answer yet. */
export type Press = {
  /** The pressed button or link, or the sent form. */
  control: HTMLElement
  event: Event
}

/** What the page's inline script and the loader share. */
type Early = {
  /** The last press that waits for its part. */
  press?: Press
  /** When something was last typed or chosen, by the clock of events. */
  typedAt?: number
  /** Set by the loader, for presses from then on. */
  answer?: (press: Press) => void
  /**
   * Loads the page anew if a newer version has replaced it, whose files have other names: once, and unless something
   * has been typed. Rejects when the page cannot be fetched.
   */
  reloadIfReplaced: () => Promise<void>
}

declare global {
  interface Window {
    /** Missing in development, whose pages have no inline script. */
    early?: Early
  }
}

/** Links to styles that wait for the first paint, until they say what they are. */
export const lateStyles = 'link:not([rel])'

/**
 * The script in the head of every page, inlined as text, so it can use nothing from outside. It decides whether
 * content below the first screen may wait for the first paint (ADR 5), fetches what waits, and keeps presses for parts
 * that do not answer yet.
 *
 * @param pageName a regular expression for what follows the origin in a page's address. Its group is the first part of
 *   the page's path, without the language; a home page's is empty
 */
export function early(lateStyles: string, pageName: string) {
  const page = document.documentElement
  const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const shared: Early = {
    async reloadIfReplaced() {
      const response = await fetch(location.href)
      const isSame = !response.ok || (await response.text()).includes(entry)
      if (!isSame && !shared.typedAt && visit?.type === 'navigate') location.reload()
    },
  }
  window.early = shared

  function keepPress(event: Event & Partial<MouseEvent>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const hasCommands = shared.answer || 'command' in HTMLButtonElement.prototype
    // A script may dispatch an event on the document.
    const control = (event.target as Partial<Element>).closest?.<HTMLElement>(
      event.type === 'submit'
        ? // A form that fetches a page works without scripts.
          '[data-waiting] [method=post]'
        : '[data-waiting] :is([type=button]:not([commandfor],[popovertarget]),a[aria-haspopup])' +
            (hasCommands ? '' : ',[commandfor]'),
    )
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    shared.press = { control, event }
    shared.answer?.(shared.press)
  }
  addEventListener('click', keepPress, true)
  addEventListener('submit', keepPress, true)
  addEventListener('input', ({ timeStamp }) => {
    shared.typedAt = timeStamp
  })

  let hasLoaded = false
  function loadRest() {
    if (hasLoaded) return
    hasLoaded = true
    if (page.dataset.fresh) page.dataset.fresh = ''
    for (const link of document.querySelectorAll<HTMLLinkElement>(lateStyles)) {
      // A page that is not fresh is first painted whole. Once it has been painted, this has no effect.
      link.setAttribute('blocking', 'render')
      link.rel = 'stylesheet'
      // Once more: a copy does not have this listener.
      link.onerror = () => link.replaceWith(link.cloneNode())
    }
    const load = () => import(/* @vite-ignore */ entry)
    load()
      .catch(load)
      .catch(() => {
        page.dataset.failed = ''
        showAll()
        removeEventListener('click', keepPress, true)
        // A link leads to its file.
        shared.press?.control.click()
        return shared.reloadIfReplaced()
      })
  }

  // Reload, back and fragment navigations need every section's height to restore the position, and a tall window
  // shows more.
  const isNew = visit?.type === 'navigate'
  const isFresh = isNew && !location.hash && innerHeight <= 1100
  if (isFresh) page.dataset.fresh = 'unpainted'
  // Pages of one room begin, in every language, with one of the names in `data-room` (layouts/room-face.ts).
  const left = document.referrer.match(`^${location.origin}${pageName}`)
  if (isNew && left && !page.dataset.room?.split(' ').includes(left[1] ?? '')) {
    page.dataset.arrived = ''
  }
  if (isFresh && page.dataset.query === undefined) {
    // The first paint has content: its styles are in the page.
    new PerformanceObserver(loadRest).observe({ type: 'paint', buffered: true })
  } else loadRest()

  addEventListener('load', () => {
    // A page that is prepared can be laid out before it is shown: that is half of the time from press to paint.
    if ('prerendering' in document && document.prerendering) page.getBoundingClientRect()
    // A hidden window is not painted, and a browser may not report paint timing.
    else setTimeout(loadRest, 1000)
  })
  // Early input ends the wait, and so does a missing file; else the loader does.
  function showAll() {
    delete page.dataset.fresh
  }
  for (const sign of ['click', 'keydown', 'scroll', 'error']) {
    addEventListener(sign, showAll, { once: true, capture: true })
  }
}

/**
 * Inlined before {@link early} where a part waits for a query of the blog (`lib/article-list.ts`): with one, the page
 * is not painted before the scripts have made of it what the address asks for.
 */
export function noteQuery() {
  if (/[?&](q|category|archive|tag|page)=/.test(location.search))
    document.documentElement.dataset.query = ''
}
