import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '~/hooks/use-hydrated'
import { useMediaQuery } from '~/hooks/use-media-query'
import type { SlideDeckProps } from './slide-deck'
import { listenForTurns } from './slide-deck-input'
import type { Turn } from './slide-turns'

/** A window as low as this shows the list: a phone on its side, or a page magnified. As in slide-deck.module.css. */
const tooLow = '(height < 30rem)'

type DeckOptions = Pick<SlideDeckProps, 'place' | 'step' | 'moveTo'> & {
  root: RefObject<HTMLElement | null>
  count: number
  turn: 'travel' | 'facets'
}

/** What a slide is to the one that is shown; the rest is not even laid out. */
type SlideState = 'current' | 'next' | 'away'

/** Turns the list into a deck, and shows every change of place as a turn. */
export function useSlideDeck({ root, count, turn, place, step, moveTo }: DeckOptions) {
  const isLow = useMediaQuery(tooLow)
  const isDeck = useHydrated() && !isLow
  const shown = useRef(place)
  const endTurn = useRef<() => void>(undefined)
  const turns = useRef<Record<'travel' | 'facets', Turn>>(undefined)
  const [hasMoved, setHasMoved] = useState(false)
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set())
  const commands = useRef({ step, moveTo })

  useEffect(() => {
    // The listeners below outlive a rendering and call what the latest one has given.
    commands.current = { step, moveTo }
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
      ({ travel, facets }) => {
        if (!isGone) turns.current = { travel, facets }
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
  }, [isDeck, count, root])

  useLayoutEffect(() => {
    // The slides themselves, as they stand on the page.
    const before = shown.current
    shown.current = place
    const stage = stageIn(root.current)
    if (!isDeck || before === place || !stage) return
    setHasMoved(true)
    setFetched((known) => new Set(known).add(before))
    endTurn.current?.()
    const from = stage.children[before]
    const to = stage.children[place]
    if (!(from instanceof HTMLElement && to instanceof HTMLElement)) return
    keepFocus(from, to)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    endTurn.current = turns.current?.[turn](from, to, directionOf(before, place, count))
  }, [isDeck, place, count, turn, root])

  const states = Array.from({ length: count }, (_, index): SlideState => {
    if (!isDeck || index === place) return 'current'
    // What was shown stays laid out, so that going back needs no second look at its picture.
    return index === (place + 1) % count || fetched.has(index) ? 'next' : 'away'
  })
  return { isDeck, hasMoved, states }
}

function stageIn(deck: HTMLElement | null) {
  return deck?.querySelector('[data-stage]')
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
