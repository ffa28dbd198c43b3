import { fillIn } from '~/lib/fill-in'

/** Says how long the visitor waited for this page: in the second line of the headline, and in the text. */
export default function sayFirstPaint(section: HTMLElement) {
  const milliseconds = timeToFirstPaint()
  if (!milliseconds) return
  for (const part of section.querySelectorAll<HTMLElement>('[data-measured]')) {
    const place = part.querySelector('[data-voice="counter"]') ?? part
    // What follows is a text of its own.
    place.textContent = `${fillIn(part.dataset.measured ?? '', { milliseconds })} `
  }
}

/**
 * Milliseconds from the visitor's request to the first thing they saw, as the browser measured and as one
 * reads them. Nothing when it did not, or when the page was rendered before the visitor asked for it.
 */
function timeToFirstPaint(): string | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [visit] = performance.getEntriesByType('navigation')
  const isPrerendered = visit instanceof PerformanceNavigationTiming && activationOf(visit) > 0
  if (!paint || isPrerendered) return undefined
  // As in `lib/dates`: the first formatter of `Intl` would take longer than what is told here.
  return String(Math.round(paint.startTime)).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** When a prerendered page was shown, in milliseconds; 0 for any other page, and where the browser can't tell. */
function activationOf(visit: PerformanceNavigationTiming): number {
  return 'activationStart' in visit ? Number(visit.activationStart) : 0
}
