import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated'

/**
 * Keeps the slide that is shown in the fragment of the address, where it can be shared.
 * A step replaces the entry in the history, so that going back leaves the slides at once; a slide that was chosen by
 * name is an entry of its own, so that going back returns to where one was.
 *
 * The slides go ahead and the address follows once they rest: a navigation passes through the whole page, and would
 * keep the main thread from the turn.
 * @param ids the slides in order, as they stand after the `#`.
 */
export function useSlideAddress(ids: readonly string[]) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const placeOf = (hash: string) => Math.max(0, ids.indexOf(decodeURIComponent(hash.slice(1))))
  const addressed = isHydrated ? placeOf(hash) : 0
  const [ahead, setAhead] = useState<number>()
  const place = ahead ?? addressed
  /** Where the last of several quick steps leads, before it is rendered. */
  const wanted = useRef(place)
  /** What the address has still to be told. */
  const untold = useRef<{ place: number; replace: boolean }>(undefined)

  function tell() {
    const { current } = untold
    untold.current = undefined
    if (!current) return
    const { replace } = current
    navigate({ hash: ids[current.place] ?? '' }, { replace, preventScrollReset: true })
  }

  const actions = useRef({ tell, placeOf })
  useEffect(() => {
    // The listeners below outlive a rendering and call what the latest one has made.
    actions.current = { tell, placeOf }
    wanted.current = place
  })

  useEffect(() => {
    // The browser's history. The fragment comes with the event, the router's own location only after it.
    const { pathname } = location
    function follow() {
      if (location.pathname !== pathname) return
      untold.current = undefined
      setAhead(actions.current.placeOf(location.hash))
    }
    // A link may lead away in the middle of a turn, and the way back ends at the slide that was chosen.
    const settle = () => actions.current.tell()
    addEventListener('popstate', follow)
    addEventListener('click', settle, { capture: true })
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('click', settle, { capture: true })
    }
  }, [])

  function goTo(next: number, replace: boolean) {
    wanted.current = next
    untold.current = { place: next, replace: replace && (untold.current?.replace ?? true) }
    setAhead(next)
  }

  return {
    place,
    /** So many slides on or back; after the last comes the first. */
    step: (by: 1 | -1) => goTo((wanted.current + by + ids.length) % ids.length, true),
    /** The first or last slide, or the one nearest to where a scrolled list stood. */
    moveTo: (next: number) => goTo(next, true),
    choose: (next: number) => goTo(next, false),
    onRest: tell,
  }
}
