/**
 * Starts an animation at the visitor's first scroll or mouse movement. Nothing moves before that, so its code need
 * not be fetched earlier. If it cannot be fetched, the page stays still.
 * @param start begins the motion and returns how to stop it.
 * @returns how to stop it, or to stop waiting for it.
 */
export function onFirstMove(start: () => Promise<() => void>): () => void {
  const waiting = new AbortController()
  let isStopped = false
  let stop: (() => void) | undefined

  async function begin(event: Event) {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    waiting.abort()
    const started = await start().catch(() => undefined)
    if (isStopped) started?.()
    else stop = started
  }

  addEventListener('scroll', begin, { passive: true, signal: waiting.signal })
  addEventListener('pointermove', begin, { passive: true, signal: waiting.signal })
  // A reloaded page may start with a scroll position.
  if (scrollY > 0) begin(new Event('scroll'))

  return () => {
    isStopped = true
    waiting.abort()
    stop?.()
  }
}
