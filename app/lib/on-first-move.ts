/**
 * Runs something at the visitor's first scroll or mouse movement, and stops it again. Nothing moves on a page before
 * that, so the code that follows scroll and pointer need not be fetched before that either. If it cannot be fetched at
 * all, the page stays at rest.
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
  // A page that was reloaded half-way down begins scrolled.
  if (scrollY > 0) begin(new Event('scroll'))

  return () => {
    isStopped = true
    waiting.abort()
    stop?.()
  }
}
