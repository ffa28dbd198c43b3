/**
 * Runs a callback when the browser is idle, or after two seconds, because a page with a film or a moving row may
 * never be idle. Safari has no idle callback and uses a short timeout.
 * @returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}
