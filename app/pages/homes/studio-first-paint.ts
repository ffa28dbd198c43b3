/**
 * First contentful paint in milliseconds, formatted for reading. Undefined if the browser did not measure it, or if the
 * document was loaded for another address.
 */
export function timeToFirstPaint(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!navigation || !paint || new URL(navigation.name).pathname !== location.pathname) return
  // `Intl.NumberFormat` would take longer to start than the time that is shown (see `lib/dates`).
  return String(Math.round(paint.startTime)).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
