/** What made an item the active one. */
type ActivatedBy = 'pointer' | 'focus' | 'tap'

type ActiveItemOptions = {
  /** Index of the item that is active at the start, and again after `release`. */
  first?: number
  onChange?: (item: number | undefined) => void
}

/**
 * Tracks the active link of a list: the one that was last hovered, focused or tapped. It has the attribute
 * `data-active`, whose value says what made it so. The first tap on an item only activates it; the second follows the
 * link. Source: spec §4, "Hero tab and hover list".
 *
 * @param items each is a link or contains it
 * @returns `release`, for when the pointer leaves the list
 */
export function trackActiveItem(
  items: readonly HTMLElement[],
  { first, onChange }: ActiveItemOptions,
) {
  let active = first
  let activatedBy: ActivatedBy | undefined
  /** Whether the current press is a touch on an item that was not active when it began. */
  let isFirstTap = false

  function activate(item: number | undefined, by?: ActivatedBy) {
    const hasMoved = item !== active
    active = item
    activatedBy = by
    for (const [index, element] of items.entries()) {
      if (index === item) element.dataset.active = by ?? ''
      else delete element.dataset.active
    }
    if (hasMoved) onChange?.(item)
  }

  for (const [item, element] of items.entries()) {
    // `pointermove`, not `pointerenter`: a list that scrolls under a mouse at rest would take the item from the
    // keyboard.
    element.addEventListener('pointermove', ({ pointerType }) => {
      if (pointerType === 'touch' || (item === active && activatedBy === 'pointer')) return
      activate(item, 'pointer')
    })
    element.addEventListener('pointerdown', ({ pointerType }) => {
      isFirstTap = pointerType === 'touch' && item !== active
    })
    element.addEventListener('pointercancel', () => {
      isFirstTap = false
    })
    element.addEventListener('focusin', ({ target }) => {
      // A press focuses too; pointer handling decides about that one.
      if (item === active) return
      activate(item, 'focus')
      // Where pictures stand between the items, swapping them moves the focused item out of sight.
      requestAnimationFrame(() => {
        // Focus may have moved on by now; do not scroll back.
        if (target instanceof Element && target.matches(':focus')) {
          target.scrollIntoView({ block: 'nearest' })
        }
      })
    })
    element.addEventListener(
      'click',
      (event) => {
        if (!isFirstTap) return
        isFirstTap = false
        event.preventDefault()
        activate(item, 'tap')
      },
      { capture: true },
    )
  }

  return { release: () => activate(first) }
}
