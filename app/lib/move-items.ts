import { flushSync } from 'react-dom'

/**
 * Changes a list so that its items glide to their new places: each has a name of its own for one view transition.
 * Only those that are in view before or after: the browser takes a picture of every one that has a name.
 * Without support, or for reduced motion, the change simply happens.
 */
export function moveItems(list: HTMLElement | null, change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!list || isStill || !document.startViewTransition) {
    change()
    return
  }
  // `match-element` would do this in the style sheet, but CSS Modules take it for a name and rewrite it.
  nameItems(list, nameInView)
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(change)
    nameItems(list, nameInView)
  })
  const clear = () => nameItems(list, () => '')
  finished.then(clear, clear)
  // A second press skips this transition, and the browser skips it in a tab that nobody sees: no error to report.
  ready.catch(() => {})
}

function nameInView(item: HTMLElement, index: number): string {
  const { top, bottom } = item.getBoundingClientRect()
  return bottom > 0 && top < innerHeight ? `item-${index}` : ''
}

function nameItems(list: HTMLElement, nameOf: (item: HTMLElement, index: number) => string) {
  for (const [index, item] of [...list.children].entries()) {
    if (item instanceof HTMLElement) item.style.viewTransitionName = nameOf(item, index)
  }
}
