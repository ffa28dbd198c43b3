import { createPursuit } from '~/lib/pursuit'

/** Share of the remaining distance covered in 16.7 ms. */
const pursuit = 0.24

/** Distance in pixels below which the loop stops. */
const stillness = 0.15

/** Selectors that change the facet, first match wins; `data-cursor` on an element takes precedence. */
const targets = [
  ['drag', '[data-cursor="drag"]'],
  ['picture', 'a:has(img), [data-cursor="picture"]'],
  ['link', 'a, button, summary, label, [role="tab"]'],
  ['text', 'input, textarea, select'],
] as const

/**
 * Moves the custom cursor in a frame loop that runs only while the facet lags behind the pointer. Never starts for
 * touch, pen and reduced motion.
 */
export function followPointer(cursor: HTMLElement) {
  const { style, dataset } = cursor
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let pointer = { x: 0, y: 0 }
  let shown = { x: 0, y: 0 }

  const loop = createPursuit(pursuit, (share) => {
    shown = {
      x: shown.x + (pointer.x - shown.x) * share,
      y: shown.y + (pointer.y - shown.y) * share,
    }
    const left = Math.abs(pointer.x - shown.x) + Math.abs(pointer.y - shown.y)
    if (left <= stillness) shown = pointer
    style.translate = `${shown.x}px ${shown.y}px`
    return left > stillness
  })

  function follow(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || reducedMotion.matches) {
      delete dataset.over
      return
    }
    pointer = { x: event.clientX, y: event.clientY }
    if (!dataset.over) shown = pointer
    const element = event.target instanceof Element ? event.target : null
    dataset.over = targets.find(([, selector]) => element?.closest(selector))?.[0] ?? 'page'
    loop.wake()
  }

  addEventListener('pointermove', follow, { passive: true })
  document.documentElement.addEventListener('pointerleave', () => delete dataset.over)
}
