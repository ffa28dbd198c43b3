import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated'

/**
 * Keeps the slide that is shown in the fragment of the address, where it can be shared.
 * A step replaces the entry in the history, so that going back leaves the slides at once; a slide that was chosen by
 * name is an entry of its own, so that going back returns to where one was.
 * @param ids the slides in order, as they stand after the `#`.
 */
export function useSlideAddress(ids: readonly string[]) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const place = isHydrated ? Math.max(0, ids.indexOf(decodeURIComponent(hash.slice(1)))) : 0
  /** Where the last of several quick steps leads, before the address has followed. */
  const wanted = useRef(place)

  useEffect(() => {
    // The address bar.
    wanted.current = place
  }, [place])

  function goTo(next: number, replace: boolean) {
    wanted.current = next
    navigate({ hash: ids[next] ?? '' }, { replace, preventScrollReset: true })
  }

  return {
    place,
    /** So many slides on or back; after the last comes the first. */
    step: (by: 1 | -1) => goTo((wanted.current + by + ids.length) % ids.length, true),
    /** The first or last slide, or the one nearest to where a scrolled list stood. */
    moveTo: (next: number) => goTo(next, true),
    choose: (next: number) => goTo(next, false),
  }
}
