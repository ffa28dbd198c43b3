import { flushSync } from 'react-dom'

/** `--time-element` and `--ease`; by its name a glide is told from the animations of the styles. */
const glide = { id: 'glide', duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' }

/**
 * Changes a list so that its items glide to their new places, and those that join it come out of the shade. Only what is
 * in the window before or after moves. For reduced motion the change simply happens.
 *
 * Not a view transition: that takes a picture of the page and computes every style of it three times, which a phone
 * needs half a second for before it shows anything at all.
 */
export function moveItems(list: HTMLElement | null, change: () => void) {
  if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const items = () => [...list.children].filter((item) => item instanceof HTMLElement)
  const before = new Map(items().map((item) => [item, item.getBoundingClientRect()]))
  flushSync(change)
  // A second press finds the items under way, and they go on from there.
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

/** As wide as it was, without being stretched. */
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
