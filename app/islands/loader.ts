import type { ComponentType } from 'react'
import { onFirstMove } from '~/lib/on-first-move'
import type { Behaviour } from './behaviour'
import type { Press } from './early'
import type { When } from './island'
import { stemOf } from './stem'
import { loadWords } from './words'

/** Distance from the window at which a part with `near` starts. */
const nearness = '200px'

const islands = byStem(import.meta.glob<ComponentType>('../**/*.island.tsx', { import: 'default' }))
const behaviours = byStem(
  import.meta.glob<Behaviour>('../**/*.behaviour.ts', { import: 'default' }),
)

const starts = new WeakMap<Element, Promise<void>>()

/** Starts every part of the page in its time, and answers presses that came before. */
export function startParts() {
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
    const start = () => startPart(part).catch(() => {})
    if (import.meta.env.DEV || when === 'now' || (when === 'state' && hasState())) start()
    // An island has no box of its own.
    else if (when === 'near')
      near.observe(part.dataset.island ? (part.firstElementChild ?? part) : part)
    else if (when === 'move') onFirstMove(start)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, ({ target }) => startAround(target), { passive: true })
  }
  // A field may have been reached before.
  startAround(document.activeElement)
  window.answerPresses?.(answer)
}

/**
 * A part whose files are gone: a newer version of the site may have replaced this page. Loads it, unless that would
 * discard what the visitor has typed.
 */
async function reloadIfReplaced() {
  const controls = document.querySelectorAll<HTMLInputElement>('input, textarea')
  if ([...controls].some(({ value, defaultValue }) => value !== defaultValue)) return
  const { entry = '' } = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {}
  const response = await fetch(location.href).catch(() => undefined)
  if (response?.ok && !(await response.text()).includes(entry)) location.reload()
}

/** Whether the address or the history entry says more than the prerendered page shows. */
function hasState() {
  return location.search !== '' || history.state !== null
}

/** Fetches and starts one island or behaviour, once. */
export function startPart(part: HTMLElement): Promise<void> {
  const begun = starts.get(part)
  if (begun) return begun
  const start = begin(part).catch(() => begin(part))
  starts.set(part, start)
  start.catch((error) => {
    // The next sign tries again.
    starts.delete(part)
    document.documentElement.dataset.scripts = 'failed'
    console.warn(error)
    reloadIfReplaced()
  })
  return start
}

async function begin(part: HTMLElement) {
  const { behaviour, island = '', props = '{}', id = '' } = part.dataset
  if (behaviour) await (await behaviours[behaviour]?.())?.(part)
  else {
    const [{ hydrate }, Part, words] = await Promise.all([
      import('./hydrate'),
      islands[island]?.(),
      loadWords(island),
    ])
    if (Part) await hydrate(part, Part, { props: { ...JSON.parse(props), words }, id })
  }
  delete part.dataset.waiting
}

function startAround(target: EventTarget | null) {
  const part = target instanceof Element && target.closest<HTMLElement>('[data-waiting]')
  if (part) startPart(part).catch(() => {})
}

let last: Press | undefined

/** Repeats a press once its part answers: only the last one, once. */
function answer(press: Press) {
  last = press
  const start = press.part ? startPart(press.part) : Promise.resolve()
  start.then(
    () => {
      if (last !== press || !press.control.isConnected) return
      if (press.control instanceof HTMLFormElement) press.control.requestSubmit(press.submitter)
      else press.control.click()
    },
    // A picture's own file is what the link leads to without scripts.
    () => {
      if (press.control instanceof HTMLAnchorElement) location.assign(press.control.href)
    },
  )
}

function byStem<Module>(modules: Record<string, () => Promise<Module>>) {
  return Object.fromEntries(Object.entries(modules).map(([path, load]) => [stemOf(path), load]))
}
