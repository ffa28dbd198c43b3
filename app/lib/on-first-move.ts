/** Calls back at the visitor's first scroll or mouse movement: nothing moves before that. */
export function onFirstMove(begin: () => void) {
  const waiting = new AbortController()

  function listen(event: Event) {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    waiting.abort()
    begin()
  }

  // A reloaded page may start with a scroll position.
  if (scrollY > 0) return begin()
  addEventListener('scroll', listen, { passive: true, signal: waiting.signal })
  addEventListener('pointermove', listen, { passive: true, signal: waiting.signal })
}
