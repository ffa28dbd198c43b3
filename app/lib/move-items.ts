import { flushSync } from 'react-dom'

/**
 * Changes a list so that its items glide to their new places: each has a name of its own for one view transition.
 * Without support, or for reduced motion, the change simply happens.
 */
export function moveItems(list: HTMLElement | null, change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!list || isStill || !document.startViewTransition) {
    change()
    return
  }
  // `match-element` would do this in the style sheet, but CSS Modules take it for a name and rewrite it.
  nameItems(list, (index) => `item-${index}`)
  const { ready, finished } = document.startViewTransition(() => flushSync(change))
  const clear = () => nameItems(list, () => '')
  finished.then(clear, clear)
  // A second press skips this transition, and the browser skips it in a tab that nobody sees: no error to report.
  ready.catch(() => {})
}

function nameItems(list: HTMLElement, nameOf: (index: number) => string) {
  for (const [index, item] of [...list.children].entries()) {
    if (item instanceof HTMLElement) item.style.viewTransitionName = nameOf(index)
  }
}
