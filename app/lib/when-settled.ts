/** Time in milliseconds after the page has loaded in which nobody may want anything of it yet. */
const quietMs = 3000

/**
 * Calls back, once, at the visitor's first input or when a loaded page has been left alone for three seconds: for
 * files that would only delay the first view.
 */
export function whenSettled(begin: () => void) {
  const waiting = new AbortController()
  function settle() {
    if (waiting.signal.aborted) return
    waiting.abort()
    begin()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
    addEventListener(sign, settle, { passive: true, signal: waiting.signal })
  }
  const count = () => setTimeout(settle, quietMs)
  if (document.readyState === 'complete') count()
  else addEventListener('load', count, { signal: waiting.signal })
}
