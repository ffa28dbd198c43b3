/**
 * Runs something once the browser has nothing better to do, or after two seconds: a page with a film or a moving row may
 * never be quite idle. Safari does not tell about that, and gets a short wait.
 * @returns how to call it off.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}
