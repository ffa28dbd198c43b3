/**
 * Milliseconds from the visitor's request to the first thing they saw, as the browser measured and as one
 * reads them. Nothing when it did not, or when the visit began on another page.
 */
export function timeToFirstPaint(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!navigation || !paint || new URL(navigation.name).pathname !== location.pathname) return
  // As in `lib/dates`: the first formatter of `Intl` would take longer than what is told here.
  return String(Math.round(paint.startTime)).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
