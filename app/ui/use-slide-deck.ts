import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '~/hooks/use-hydrated'
import { useMediaQuery } from '~/hooks/use-media-query'
import { whenIdle } from '~/lib/when-idle'
import type { SlideDeckProps } from './slide-deck'
import { listenForTurns } from './slide-deck-input'
import type { Turn } from './slide-turns'

/** A window as low as this shows the list: a phone on its side, or a page magnified. As in slide-deck.module.css. */
const tooLow = '(height < 30rem)'

type DeckOptions = Pick<SlideDeckProps, 'place' | 'step' | 'moveTo' | 'onRest'> & {
  root: RefObject<HTMLElement | null>
  count: number
  turn: 'travel' | 'facets'
}

/** What a slide is to the one that is shown; `away` is not even laid out, `near` is out of sight. */
export type SlideState = 'current' | 'leaving' | 'near' | 'away'

/** What the deck shows. */
type View = {
  isDeck: boolean
  place: number
  /** The slide that gives way, for as long as the turn takes. */
  leaving?: number
  /** Slides that are laid out, and their pictures fetched: those that were shown, and the one that follows. */
  near: ReadonlySet<number>
  hasMoved: boolean
}

/** Turns the list into a deck, and shows every change of place as a turn. */
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
    // The listeners below outlive a rendering and call what the latest one has given.
    commands.current = { step, moveTo }
  })

  useEffect(() => {
    // Whoever waits for the end of a turn, or of a change without one.
    if (view.leaving === undefined) onRest?.()
  })

  useLayoutEffect(() => {
    // The list as the visitor has scrolled it, before the deck takes its place.
    const stage = stageIn(root.current)
    if (!stage || location.hash || scrollY === 0) return
    const slides = [...stage.children]
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().top))
    const nearest = distances.indexOf(Math.min(...distances))
    if (nearest > 0) commands.current.moveTo(nearest)
  }, [root])

  useEffect(() => {
    // Wheel, fingers and keys.
    const deck = root.current
    if (!isDeck || !deck) return undefined
    let isGone = false
    // Until it has come, and should it not come, slides change without a turn.
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
    // The slides themselves, as they stand on the page.
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
    // The browser's idle time, in which the following slide is laid out and its picture fetched.
    const next = (place + 1) % count
    if (!isDeck || leaving !== undefined || near.has(next)) return undefined
    return whenIdle(() => setView((now) => ({ ...now, near: new Set([...now.near, next]) })))
  }, [isDeck, leaving, place, near, count])

  useEffect(() => {
    // The browser's idle time, in which the next turn is prepared: here, on either side, and again after a new size.
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
    // A picture that arrives, or another file of it in a wider window. The event does not bubble.
    stage.addEventListener('load', again, { capture: true })
    return () => {
      cancel?.()
      size.disconnect()
      stage.removeEventListener('load', again, { capture: true })
    }
  }, [isDeck, leaving, place, near, turns, count, root])

  useEffect(() => {
    // What was prepared stands in the page beside what React has put there.
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

/** The shorter way round; between the ends it goes over the end. */
function directionOf(from: number, to: number, count: number): 1 | -1 {
  if (count > 2 && from === count - 1 && to === 0) return 1
  if (count > 2 && from === 0 && to === count - 1) return -1
  return to > from ? 1 : -1
}

/** The focus goes from a link of the slide that leaves to its counterpart on the one that comes. */
function keepFocus(from: HTMLElement, to: HTMLElement) {
  // The slide is inert by now; the browser takes the focus away only when it next draws.
  const wasInside = from.contains(document.activeElement)
  if (wasInside) to.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}
