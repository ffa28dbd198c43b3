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
 * First contentful paint in milliseconds, formatted for reading. Undefined if the browser did not measure it, or if the
 * page was prerendered before the visitor asked for it.
 */
function timeToFirstPaint(): string | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [visit] = performance.getEntriesByType('navigation')
  // Not every browser has this field.
  const isPrerendered = Number(Reflect.get(Object(visit), 'activationStart')) > 0
  if (!paint || isPrerendered) return undefined
  // `Intl.NumberFormat` would take longer to start than the time that is shown (see `lib/dates`).
  return String(Math.round(paint.startTime)).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
