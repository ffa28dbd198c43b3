const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/**
 * Milliseconds from the visitor's request to the first thing they saw, as the browser measured and as one
 * reads them. Nothing when it did not, or when the visit began on another page.
 */
export function timeToFirstPaint(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!navigation || !paint || new URL(navigation.name).pathname !== location.pathname) return
  return whole.format(paint.startTime)
}
