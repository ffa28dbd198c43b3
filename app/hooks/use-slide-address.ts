import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * Keeps the current slide in the fragment of the address, so that it can be shared. A step replaces the history
 * entry, so that going back leaves the slides at once; a slide chosen by name gets its own entry, so that going back
 * returns to the previous slide.
 *
 * The address follows once the slides are at rest, so that a turn has the main thread to itself.
 * @param ids the slides in order, as they stand after the `#`.
 */
export function useSlideAddress(ids: readonly string[]) {
  const hash = useSyncExternalStore(
    onPopState,
    () => location.hash,
    () => '',
  )
  const isHydrated = useHydrated()
  /** -1 for a fragment that is not a slide, such as the target of the skip link. */
  const placeOf = (hash: string) => (hash === '' ? 0 : ids.indexOf(hash.slice(1)))
  const addressed = isHydrated ? Math.max(0, placeOf(hash)) : 0
  const [ahead, setAhead] = useState<number>()
  const place = ahead ?? addressed
  /**
   * The target of the last of several quick steps, before it is rendered; undefined until somebody has stepped or
   * gone back.
   */
  const wanted = useRef<number>(undefined)
  /** The change that the address does not show yet. */
  const untold = useRef<{ place: number; replace: boolean }>(undefined)

  function tell() {
    const { current } = untold
    untold.current = undefined
    if (!current) return
    const hash = `#${ids[current.place] ?? ''}`
    if (current.replace) history.replaceState(history.state, '', hash)
    else history.pushState(null, '', hash)
  }

  const actions = useRef({ tell, placeOf })
  useEffect(() => {
    // The listeners below outlive a render, so they call the latest handlers through a ref.
    actions.current = { tell, placeOf }
  })

  useEffect(() => {
    // The address that the page was opened with; a later one may have no slide at all.
    if (isHydrated) setAhead((now) => now ?? wanted.current ?? addressed)
  }, [isHydrated, addressed])

  useEffect(() => {
    // Listens to the browser's history.
    const stop = onPopState(() => {
      const place = actions.current.placeOf(location.hash)
      if (place < 0) return setAhead((now) => wanted.current ?? now)
      untold.current = undefined
      wanted.current = place
      setAhead(place)
    })
    // A link may be followed during a turn; going back then ends at the chosen slide.
    const settle = () => actions.current.tell()
    addEventListener('click', settle, { capture: true })
    return () => {
      stop()
      removeEventListener('click', settle, { capture: true })
    }
  }, [])

  function goTo(next: number, replace: boolean) {
    wanted.current = next
    untold.current = { place: next, replace: replace && (untold.current?.replace ?? true) }
    // Split into tasks, to keep each task short on a phone.
    startTransition(() => setAhead(next))
  }

  return {
    place,
    /** Moves forward or back, from the last slide to the first. */
    step: (by: 1 | -1) => goTo(((wanted.current ?? place) + by + ids.length) % ids.length, true),
    /** Jumps to the first or last slide, or the one nearest to the list's scroll position. */
    moveTo: (next: number) => goTo(next, true),
    choose: (next: number) => goTo(next, false),
    onRest: tell,
  }
}

function onPopState(listener: () => void) {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
