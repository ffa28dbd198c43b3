/** A press on a control whose part does not answer yet. */
export type Press = {
  /** The island or behaviour that will answer; undefined where the loader itself does. */
  part: HTMLElement | undefined
  control: HTMLElement
  /** The button of a submitted form. */
  submitter?: HTMLElement | null
}

declare global {
  interface Window {
    /** Hands over the last press, and every one from now on, to the loader. */
    answerPresses?: (answer: (press: Press) => void) => void
  }
}

/** Links to styles that wait for the first paint, until they say what they are. */
export const lateStyles = 'link:not([rel])'

/**
 * The script in the head of every page, inlined as text, so it can use nothing from outside. It decides whether
 * content below the first screen may wait for the first paint (ADR 5), fetches what waits, and keeps presses for parts
 * that do not answer yet.
 */
export function early(lateStyles: string) {
  const page = document.documentElement
  const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset
  let answer: ((press: Press) => void) | undefined
  let last: Press | undefined
  window.answerPresses = (next) => {
    answer = next
    if (last) next(last)
    last = undefined
  }
  function keepPress(event: Event) {
    const target = event.target as HTMLElement
    const part = target.closest<HTMLElement>('[data-waiting]') ?? undefined
    let control: HTMLElement | null = null
    if (event.type === 'submit') {
      // A form that fetches a page works without scripts.
      if (part && (target as HTMLFormElement).method === 'post') control = target
    } else if (part) {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
      if (button || ctrlKey || metaKey || shiftKey || altKey) return
      control = target.closest<HTMLElement>(
        'button[type=button]:not([commandfor],[popovertarget]),a[aria-haspopup]',
      )
    } else if (!answer && !('command' in HTMLButtonElement.prototype)) {
      control = target.closest<HTMLElement>('[commandfor]')
    }
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    last = { part, control, submitter: (event as SubmitEvent).submitter }
    if (!answer) return
    answer(last)
    last = undefined
  }
  addEventListener('click', keepPress, true)
  addEventListener('submit', keepPress, true)

  let isGoing = false
  function goOn() {
    if (isGoing) return
    isGoing = true
    if (page.dataset.fresh) page.dataset.fresh = ''
    for (const link of document.querySelectorAll<HTMLLinkElement>(lateStyles)) {
      link.rel = 'stylesheet'
    }
    const start = () =>
      import(/* @vite-ignore */ entry).catch(() => {
        page.dataset.scripts = 'failed'
        showAll()
      })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
    else start()
  }

  // Reload, back and fragment navigations need every section's height to restore the position, and a tall window
  // shows more.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFresh = visit?.type === 'navigate' && !location.hash && innerHeight <= 1100
  if (isFresh) page.dataset.fresh = 'unpainted'
  // With a query, the page waits for what the scripts make of it.
  if (location.search) page.dataset.query = ''
  if (isFresh && !location.search) {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) goOn()
    }).observe({ type: 'paint', buffered: true })
  } else goOn()

  // A hidden window is not painted, and a browser may not report paint timing.
  addEventListener('load', () => setTimeout(goOn, 1000))
  // Early input ends the wait, and so does a missing file; else the loader does.
  function showAll() {
    delete page.dataset.fresh
  }
  for (const sign of ['click', 'keydown', 'scroll', 'error']) {
    addEventListener(sign, showAll, { once: true, capture: true })
  }
}
