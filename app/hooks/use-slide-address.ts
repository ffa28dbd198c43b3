import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated'

/**
 * Keeps the slide that is shown in the fragment of the address, where it can be shared.
 * A step replaces the entry in the history, so that going back leaves the slides at once; a slide that was chosen by
 * name is an entry of its own, so that going back returns to where one was.
 *
 * The slides go ahead and the address follows once they rest, so that nothing but the turn happens during a turn.
 * @param ids the slides in order, as they stand after the `#`.
 */
export function useSlideAddress(ids: readonly string[]) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  /** -1 for what is no slide, such as the target of the skip link. */
  const placeOf = (hash: string) => (hash === '' ? 0 : ids.indexOf(hash.slice(1)))
  const addressed = isHydrated ? Math.max(0, placeOf(hash)) : 0
  const [ahead, setAhead] = useState<number>()
  const place = ahead ?? addressed
  /** Where the last of several quick steps leads, before it is rendered; nothing until somebody has stepped or come back. */
  const wanted = useRef<number>(undefined)
  /** What the address has still to be told. */
  const untold = useRef<{ place: number; replace: boolean }>(undefined)

  function tell() {
    const { current } = untold
    untold.current = undefined
    if (!current) return
    const hash = `#${ids[current.place] ?? ''}`
    // Past the router, which would render whatever reads the address. It looks there again when one comes back.
    if (current.replace) history.replaceState(history.state, '', hash)
    else navigate({ hash }, { preventScrollReset: true })
  }

  const actions = useRef({ tell, placeOf })
  useEffect(() => {
    // The listeners below outlive a rendering and call what the latest one has made.
    actions.current = { tell, placeOf }
  })

  useEffect(() => {
    // The address that the page was opened with; what the router says later may be no slide at all.
    if (isHydrated) setAhead((now) => now ?? wanted.current ?? addressed)
  }, [isHydrated, addressed])

  useEffect(() => {
    // The browser's history, heard before the router: its rendering would already have lost the place.
    const { pathname } = location
    function follow() {
      if (location.pathname !== pathname) return
      const place = actions.current.placeOf(location.hash)
      if (place < 0) return setAhead((now) => wanted.current ?? now)
      untold.current = undefined
      wanted.current = place
      setAhead(place)
    }
    // A link may lead away in the middle of a turn, and the way back ends at the slide that was chosen.
    const settle = () => actions.current.tell()
    addEventListener('popstate', follow, { capture: true })
    addEventListener('click', settle, { capture: true })
    return () => {
      removeEventListener('popstate', follow, { capture: true })
      removeEventListener('click', settle, { capture: true })
    }
  }, [])

  function goTo(next: number, replace: boolean) {
    wanted.current = next
    untold.current = { place: next, replace: replace && (untold.current?.replace ?? true) }
    // In pieces, so that no task of a phone's main thread grows long while it answers.
    startTransition(() => setAhead(next))
  }

  return {
    place,
    /** So many slides on or back; after the last comes the first. */
    step: (by: 1 | -1) => goTo(((wanted.current ?? place) + by + ids.length) % ids.length, true),
    /** The first or last slide, or the one nearest to where a scrolled list stood. */
    moveTo: (next: number) => goTo(next, true),
    choose: (next: number) => goTo(next, false),
    onRest: tell,
  }
}
