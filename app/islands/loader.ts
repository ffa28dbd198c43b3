import type { ComponentType } from 'react'
import { onFirstMove } from '~/lib/on-first-move'
import type { Behaviour } from './behaviour'
import type { Press } from './early'
import type { LoadErrorPage } from './hydrate'
import type { When } from './island'
import { byStem } from './stem'
import { loadWords } from './words'

/** Distance from the window at which a part with `near` starts. */
const nearness = '200px'

const islands = byStem(import.meta.glob<ComponentType>('../**/*.island.tsx', { import: 'default' }))
const behaviours = byStem(
  import.meta.glob<Behaviour>('../**/*.behaviour.ts', { import: 'default' }),
)

const starts = new WeakMap<Element, Promise<boolean>>()

let loadErrorPage: LoadErrorPage

/**
 * Starts every part of the page in its time, and answers presses that came before.
 *
 * @param errorPage fetches what takes the page's place when an island throws
 */
export function startParts(errorPage: LoadErrorPage) {
  loadErrorPage = errorPage
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        startAround(target)
      }
    },
    { rootMargin: nearness },
  )
  for (const part of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
    const when = part.dataset.waiting as When
    if (import.meta.env.DEV || isDue(when)) startPart(part)
    // An island has no box of its own.
    else if (when === 'near')
      near.observe(part.dataset.island ? (part.firstElementChild ?? part) : part)
    else if (when === 'move') onFirstMove(() => startPart(part))
  }
  for (const sign of ['pointerover', 'touchstart']) {
    addEventListener(sign, ({ target }) => startAround(target), { passive: true })
  }
  addEventListener('focusin', ({ target }) => startFocused(target))
  // A field may have been reached before.
  startFocused(document.activeElement)
  if (!window.early) return
  window.early.answer = answer
  if (window.early.press) answer(window.early.press)
}

function isDue(when: When) {
  if (when === 'query') return document.documentElement.dataset.query !== undefined
  return when === 'now' || (when === 'history' && history.state !== null)
}

/**
 * Fetches and starts one island or behaviour, once. If a file is missing, the part is marked with `data-failed`, and
 * the next call tries again.
 *
 * @returns whether the part answers
 */
export function startPart(part: HTMLElement): Promise<boolean> {
  const begun = starts.get(part)
  if (begun) return begun
  const start = begin(part).then(
    () => true,
    (error) => {
      starts.delete(part)
      part.dataset.failed = ''
      console.warn(error)
      return false
    },
  )
  starts.set(part, start)
  return start
}

/** @throws when a file cannot be fetched, in two attempts */
async function begin(part: HTMLElement) {
  const { behaviour, island = '', props = '{}', propsFile, id = '' } = part.dataset
  if (behaviour) {
    const start = await twice(behaviours.get(behaviour))
    delete part.dataset.failed
    try {
      start(part)
    } catch (error) {
      // It may have done half its work, and the page reads well without it.
      part.dataset.failed = ''
      reportError(error)
    }
  } else {
    const [{ hydrate }, Part, words, given] = await Promise.all([
      twice(() => import('./hydrate')),
      twice(islands.get(island)),
      twice(() => loadWords(island)),
      propsFile ? twice(() => fetchJson(propsFile)) : JSON.parse(props),
    ])
    delete part.dataset.failed
    await hydrate(part, Part, { props: { ...given, words }, id, loadErrorPage })
  }
  delete part.dataset.waiting
}

/** @throws when the file is missing: what a host answers instead is not JSON */
async function fetchJson(address: string) {
  return (await fetch(address)).json()
}

function twice<Module>(load: (() => Promise<Module>) | undefined) {
  if (!load) throw new Error('No such part.')
  return load().catch(load)
}

async function startAround(target: EventTarget | null) {
  const part = target instanceof Element && target.closest<HTMLElement>('[data-waiting]')
  return !part || startPart(part)
}

async function startFocused(target: EventTarget | null) {
  if (!(await startAround(target))) reloadIfReplaced()
}

/** Loads the page anew if a newer version has replaced it, but never over something that is in use. */
function reloadIfReplaced() {
  const inUse = '[data-island]:not([data-waiting]), dialog[open], iframe'
  // Without a connection it stays as it is.
  if (!document.querySelector(inUse)) window.early?.reloadIfReplaced().catch(() => {})
}

/** Repeats the last press once its part answers; once something has been typed since, only if it sends a form. */
async function answer(press: Press) {
  const { control, event } = press
  const isStarted = await startAround(control)
  const isSubmit = control instanceof HTMLFormElement
  if (window.early?.press !== press || !control.isConnected) return
  window.early.press = undefined
  if (!isSubmit && Number(window.early.typedAt) > event.timeStamp) return
  if (isStarted && isSubmit) control.requestSubmit((event as SubmitEvent).submitter)
  else if (isStarted) control.click()
  // A picture's own file is what the link leads to without scripts.
  else if (control instanceof HTMLAnchorElement) location.assign(control.href)
  else reloadIfReplaced()
}
