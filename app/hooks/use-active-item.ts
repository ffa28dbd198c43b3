import { type FocusEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** What made an item the active one. */
type ActivatedBy = 'pointer' | 'focus' | 'tap'

type Active = {
  /** Index in the list; undefined when no item is active. */
  item: number | undefined
  /** Undefined until somebody has interacted with the list. */
  by?: ActivatedBy
}

/**
 * Tracks the active link of a list: the one that was last hovered, focused or tapped. The first tap on an item only
 * activates it; the second follows the link. Source: spec §4, "Hero tab and hover list".
 *
 * @param first the item that is active at the start, and again after `release`.
 */
export function useActiveItem(first?: number) {
  const [active, setActive] = useState<Active>({ item: first })
  // Whether the current press is a touch on an item that was not active when it began.
  const isFirstTap = useRef(false)

  /** Props for the item's element, which is the link or contains it. */
  function itemProps(item: number) {
    return {
      'data-active': item === active.item ? (active.by ?? '') : undefined,
      // `pointermove`, not `pointerenter`: a list that scrolls under a mouse at rest would take the item from the
      // keyboard.
      onPointerMove({ pointerType }: PointerEvent) {
        if (pointerType === 'touch' || (item === active.item && active.by === 'pointer')) return
        setActive({ item, by: 'pointer' })
      },
      onPointerDown({ pointerType }: PointerEvent) {
        isFirstTap.current = pointerType === 'touch' && item !== active.item
      },
      onPointerCancel() {
        isFirstTap.current = false
      },
      onFocus({ target }: FocusEvent) {
        // A press focuses too; pointer handling decides about that one.
        if (item === active.item) return
        setActive({ item, by: 'focus' })
        // Where pictures stand between the items, swapping them moves the focused item out of sight.
        requestAnimationFrame(() => {
          // Focus may have moved on by now; do not scroll back.
          if (target.matches(':focus')) target.scrollIntoView({ block: 'nearest' })
        })
      },
      onClickCapture(event: MouseEvent) {
        if (!isFirstTap.current) return
        isFirstTap.current = false
        event.preventDefault()
        setActive({ item, by: 'tap' })
      },
    }
  }

  return {
    active: active.item,
    itemProps,
    /** Called when the pointer leaves the list. */
    release: () => setActive({ item: first }),
  }
}
