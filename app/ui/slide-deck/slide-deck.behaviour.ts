import { whenIdle } from '~/lib/when-idle'
import { listenForTurns } from './input'
import { facets, type Turn, travel } from './turns'

/** Windows this low show the list: a phone held sideways, or a zoomed page. Same as in slide-deck.module.css. */
const tooLow = '(height < 30rem)'

/**
 * Shows the slides of a `SlideDeck` one at a time, and keeps the current one in the fragment of the address, so that
 * it can be shared. A step replaces the history entry, so that going back leaves the slides at once; a slide chosen by
 * name gets its own entry, so that going back returns to the previous slide. The address follows once the slides are
 * at rest, so that a turn has the main thread to itself.
 *
 * A slide's `data-slide` is `current`, `leaving` during a turn, `near` where it is laid out but invisible, or `away`.
 */
export default function startSlideDeck(deck: HTMLElement) {
  const stage = deck.querySelector<HTMLElement>('[data-stage]')
  if (!stage) return
  const slides = [...stage.children] as HTMLElement[]
  const links = [...deck.querySelectorAll<HTMLElement>('nav a')]
  const status = deck.querySelector('[role="status"]')
  const nextName = deck.querySelector('[data-next]')
  const turn: Turn = deck.dataset.axis === 'x' ? facets : travel
  const lowWindow = matchMedia(tooLow)
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let isDeck = false
  let place = Math.max(0, placeOf(location.hash))
  /** The outgoing slide during a turn. */
  let leaving: number | undefined
  let endTurn: (() => void) | undefined
  /** Slides that are laid out and whose pictures load: those seen so far, and the next one. */
  let near = new Set<number>()
  /** The history entry for a change that the address does not show yet. */
  let untold: 'new' | 'same' | undefined
  let stopListening: (() => void) | undefined
  let cancelWork: (() => void) | undefined

  /** -1 for a fragment that is not a slide, such as the target of the skip link. */
  function placeOf(hash: string) {
    return hash === '' ? 0 : slides.findIndex(({ id }) => `#${id}` === hash)
  }

  const wrapped = (index: number) => (index + slides.length) % slides.length
  const step = (by: 1 | -1) => goTo(wrapped(place + by), 'same')

  function goTo(next: number, entry: 'new' | 'same') {
    if (next === place) return
    if (untold !== 'new') untold = entry
    show(next)
  }

  function show(next: number) {
    const [from, to] = [slides[place], slides[next]]
    if (!from || !to || from === to) return
    const direction = directionOf(place, next, slides.length)
    const isStill = !isDeck || reducedMotion.matches
    cancelWork?.()
    endTurn?.()
    leaving = isStill ? undefined : place
    place = next
    near.add(place)
    draw()
    if (isDeck && status) status.textContent = to.ariaLabel
    keepFocus(from, to)
    const turning = isStill ? undefined : turn.begin(from, to, direction)
    endTurn = turning?.end
    if (turning) turning.finished.then(rest)
    else rest()
  }

  function rest() {
    leaving = undefined
    draw()
    endTurn?.()
    endTurn = undefined
    tell()
    prepare()
  }

  function tell() {
    const hash = `#${slides[place]?.id}`
    if (untold === 'same') history.replaceState(history.state, '', hash)
    else if (untold === 'new') history.pushState(null, '', hash)
    untold = undefined
  }

  function draw() {
    for (const [index, slide] of slides.entries()) {
      const isCurrent = !isDeck || index === place
      const unseen = near.has(index) ? 'near' : 'away'
      slide.inert = !isCurrent
      slide.dataset.slide = isCurrent ? 'current' : index === leaving ? 'leaving' : unseen
    }
    for (const [index, link] of links.entries()) {
      link.ariaCurrent = isDeck && index === place ? 'true' : null
    }
    if (nextName) nextName.textContent = links[wrapped(place + 1)]?.textContent ?? ''
  }

  /** In idle moments, lays out the next slide, so that its picture loads, and prepares the turns to both neighbours. */
  function prepare() {
    cancelWork?.()
    if (leaving !== undefined) return
    const next = wrapped(place + 1)
    const around = isDeck ? [place, next, wrapped(place - 1)] : []
    for (const [index, slide] of slides.entries()) {
      if (!around.includes(index)) turn.forget?.(slide)
    }
    if (!isDeck) return
    function layOutNext() {
      near.add(next)
      draw()
    }
    work([
      layOutNext,
      ...around.map((index) => () => {
        const slide = slides[index]
        if (slide && near.has(index)) turn.prepare?.(slide)
      }),
    ])
  }

  function work([task, ...others]: readonly (() => void)[]) {
    if (!task) return
    cancelWork = whenIdle(() => {
      task()
      work(others)
    })
  }

  function setForm() {
    isDeck = !lowWindow.matches
    deck.toggleAttribute('data-deck', isDeck)
    near = new Set([place])
    stopListening?.()
    stopListening = isDeck
      ? listenForTurns(deck, {
          step,
          moveTo: (next) => goTo(next, 'same'),
          last: slides.length - 1,
        })
      : undefined
    rest()
  }

  for (const button of deck.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => step(button.dataset.step === '1' ? 1 : -1))
  }
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (!isDeck || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      goTo(index, 'new')
    })
  }
  addEventListener('popstate', () => {
    const next = placeOf(location.hash)
    if (next < 0) return
    untold = undefined
    show(next)
  })
  // A link may be followed during a turn; going back then ends at the chosen slide.
  addEventListener('click', tell, { capture: true })
  lowWindow.addEventListener('change', setForm)
  new ResizeObserver(prepare).observe(stage)
  // A picture has loaded, or a wider window has loaded another file. `load` does not bubble, so capture it.
  stage.addEventListener('load', prepare, { capture: true })

  // The list may have been scrolled before the deck replaces it.
  if (!location.hash && scrollY > 0) goTo(nearestSlide(slides), 'same')
  setForm()
}

function nearestSlide(slides: readonly HTMLElement[]): number {
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().top))
  return distances.indexOf(Math.min(...distances))
}

/** The shorter direction; between the ends it wraps around. */
function directionOf(from: number, to: number, count: number): 1 | -1 {
  if (count > 2 && from === count - 1 && to === 0) return 1
  if (count > 2 && from === 0 && to === count - 1) return -1
  return to > from ? 1 : -1
}

/** Moves focus from a link of the outgoing slide to its counterpart on the incoming one. */
function keepFocus(from: HTMLElement, to: HTMLElement) {
  // The slide is inert by now; the browser removes its focus only with the next frame.
  const wasInside = from.contains(document.activeElement)
  if (wasInside) to.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}
