import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '~/hooks/use-hydrated'
import { useMediaQuery } from '~/hooks/use-media-query'
import { whenIdle } from '~/lib/when-idle'
import type { SlideDeckProps } from './slide-deck'
import { listenForTurns } from './slide-deck-input'
import type { Turn } from './slide-turns'

/** Windows this low show the list: a phone held sideways, or a zoomed page. Same as in slide-deck.module.css. */
const tooLow = '(height < 30rem)'

type DeckOptions = Pick<SlideDeckProps, 'place' | 'step' | 'moveTo' | 'onRest'> & {
  root: RefObject<HTMLElement | null>
  count: number
  turn: 'travel' | 'facets'
}

/** A slide's relation to the current one; `away` is not laid out, `near` is laid out but invisible. */
export type SlideState = 'current' | 'leaving' | 'near' | 'away'

/** The deck's state. */
type View = {
  isDeck: boolean
  place: number
  /** The outgoing slide during a turn. */
  leaving?: number
  /** Slides that are laid out and whose pictures load: those seen so far, and the next one. */
  near: ReadonlySet<number>
  hasMoved: boolean
}

/** Turns the list into a deck, and animates every change of slide. */
export function useSlideDeck({ root, count, turn, place, step, moveTo, onRest }: DeckOptions) {
  const isLow = useMediaQuery(tooLow)
  const isDeck = useHydrated() && !isLow
  const [view, setView] = useState(() => restingAt(place, isDeck))
  const [turns, setTurns] = useState<Turn>()
  const endTurn = useRef<() => void>(undefined)
  const commands = useRef({ step, moveTo })

  if (view.isDeck !== isDeck) setView(restingAt(place, isDeck))
  else if (view.place !== place) {
    setView({ ...view, place, leaving: isDeck ? view.place : undefined, hasMoved: isDeck })
  }

  useEffect(() => {
    // The listeners below outlive a render, so they call the latest callbacks through a ref.
    commands.current = { step, moveTo }
  })

  useEffect(() => {
    // Notifies listeners when a turn, or a change without one, has ended.
    if (view.leaving === undefined) onRest?.()
  })

  useLayoutEffect(() => {
    // Reads the scroll position of the list before the deck replaces it.
    const stage = stageIn(root.current)
    if (!stage || location.hash || scrollY === 0) return
    const slides = [...stage.children]
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().top))
    const nearest = distances.indexOf(Math.min(...distances))
    if (nearest > 0) commands.current.moveTo(nearest)
  }, [root])

  useEffect(() => {
    // Listens to wheel, touch and keys.
    const deck = root.current
    if (!isDeck || !deck) return undefined
    let isGone = false
    // Until the code has loaded, and if it cannot be fetched, slides change without a transition.
    import('./slide-turns').then(
      (module) => {
        if (!isGone) setTurns(module[turn])
      },
      () => undefined,
    )
    const stop = listenForTurns(deck, {
      step: (by) => commands.current.step(by),
      moveTo: (to) => commands.current.moveTo(to),
      last: count - 1,
    })
    return () => {
      isGone = true
      stop()
      endTurn.current?.()
    }
  }, [isDeck, count, root, turn])

  const { leaving, near } = view
  useLayoutEffect(() => {
    // Animates the slide elements.
    endTurn.current?.()
    endTurn.current = undefined
    if (leaving === undefined) return
    const [from, to] = slidesIn(root.current, [leaving, place])
    if (!from || !to) return
    keepFocus(from, to)
    const rest = () =>
      setView((now) => ({ ...restingAt(place, now.isDeck, now.near), hasMoved: true }))
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const turning = isStill ? undefined : turns?.begin(from, to, directionOf(leaving, place, count))
    endTurn.current = turning?.end
    if (turning) turning.finished.then(rest)
    else rest()
  }, [leaving, place, count, root, turns])

  useEffect(() => {
    // In an idle callback, lays out the next slide and so loads its picture.
    const next = (place + 1) % count
    if (!isDeck || leaving !== undefined || near.has(next)) return undefined
    return whenIdle(() => setView((now) => ({ ...now, near: new Set([...now.near, next]) })))
  }, [isDeck, leaving, place, near, count])

  useEffect(() => {
    // In an idle callback, prepares the next turn for both neighbours, and again after a resize.
    const stage = stageIn(root.current)
    if (!isDeck || leaving !== undefined || !turns?.prepare || !stage) return undefined
    const around = [place, place + 1, place - 1].map((one) => (one + count) % count)
    const slides = slidesIn(root.current, [...near])
    const wanted = slidesIn(root.current, around).filter((slide) => slides.includes(slide))
    for (const slide of slides) if (!wanted.includes(slide)) turns.forget?.(slide)
    let cancel: (() => void) | undefined
    function prepare([slide, ...rest]: readonly HTMLElement[]) {
      if (!slide) return
      cancel = whenIdle(() => {
        turns?.prepare?.(slide)
        prepare(rest)
      })
    }
    const again = () => {
      cancel?.()
      prepare(wanted)
    }
    const size = new ResizeObserver(again)
    size.observe(stage)
    // A picture has loaded, or a wider window has loaded another file. `load` does not bubble, so capture it.
    stage.addEventListener('load', again, { capture: true })
    return () => {
      cancel?.()
      size.disconnect()
      stage.removeEventListener('load', again, { capture: true })
    }
  }, [isDeck, leaving, place, near, turns, count, root])

  useEffect(() => {
    // Prepared elements are in the DOM beside React's.
    const stage = stageIn(root.current)
    if (!isDeck || !turns || !stage) return undefined
    return () => {
      for (const slide of slidesIn(root.current, [...Array(count).keys()])) turns.forget?.(slide)
    }
  }, [isDeck, turns, count, root])

  const states = Array.from({ length: count }, (_, index): SlideState => {
    if (!isDeck || index === place) return 'current'
    if (index === leaving) return 'leaving'
    return near.has(index) ? 'near' : 'away'
  })
  return { isDeck, hasMoved: view.hasMoved, isTurning: leaving !== undefined, states }
}

function restingAt(place: number, isDeck: boolean, known: Iterable<number> = []): View {
  return { isDeck, place, near: new Set([...known, place]), hasMoved: false }
}

function stageIn(deck: HTMLElement | null) {
  return deck?.querySelector('[data-stage]')
}

function slidesIn(deck: HTMLElement | null, places: readonly number[]): HTMLElement[] {
  const children = stageIn(deck)?.children
  return places.flatMap((place) => {
    const slide = children?.[place]
    return slide instanceof HTMLElement ? [slide] : []
  })
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
