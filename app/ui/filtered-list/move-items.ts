/** The values of `--time-element` and `--ease`; the id distinguishes these animations from those of style sheets. */
const glide = { id: 'glide', duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' }

/**
 * Changes a list so that its items glide to their new positions and new items brighten. Only items in the window
 * before or after are animated. With reduced motion the change is immediate.
 *
 * Not a view transition: that captures the page and computes its styles three times, which blocks a phone for half a
 * second.
 */
export function moveItems(list: HTMLElement, change: () => void) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const items = () => [...list.children].filter((item) => item instanceof HTMLElement)
  const before = new Map(items().map((item) => [item, item.getBoundingClientRect()]))
  change()
  // A second press finds items in motion; they continue from their current position.
  for (const animation of list.getAnimations({ subtree: true })) {
    if (animation.id === glide.id) animation.cancel()
  }
  const moves = items().map((item) => ({
    item,
    from: before.get(item),
    to: item.getBoundingClientRect(),
  }))
  for (const { item, from, to } of moves) {
    if (!from || !(isInView(from) || isInView(to)) || to.width === 0) continue
    if (from.width === 0) item.animate({ filter: ['brightness(0.45)', 'none'] }, glide)
    else if (from.x !== to.x || from.y !== to.y) item.animate(moveFrom(from, to), glide)
  }
}

/** Keeps the width without stretching. */
function moveFrom(from: DOMRect, to: DOMRect): PropertyIndexedKeyframes {
  const offset = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
  return {
    transformOrigin: ['0 0', '0 0'],
    transform: [`${offset} scale(${from.width / to.width})`, 'none'],
  }
}

function isInView({ top, bottom }: DOMRect) {
  return bottom > 0 && top < innerHeight
}
