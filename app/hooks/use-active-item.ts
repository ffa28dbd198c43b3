import { type FocusEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** What made an item the active one. */
type ActivatedBy = 'pointer' | 'focus' | 'tap'

type Active = {
  /** Place in the list; undefined where none is active. */
  item: number | undefined
  /** Undefined as long as nobody has touched the list. */
  by?: ActivatedBy
}

/**
 * One of a list of links is active: the one under the mouse, the one that has the focus, the one that was tapped.
 * A finger's first tap on an item shows what it has to show and goes nowhere; the second follows the link.
 * Source: spec §4, "Hero tab and hover list".
 *
 * @param first the item that is active at the start, and again after `release`.
 */
export function useActiveItem(first?: number) {
  const [active, setActive] = useState<Active>({ item: first })
  // Whether the press under way is a finger's on an item that was not active when it began.
  const isFirstTap = useRef(false)

  /** For the item's element, which is its link or holds it. */
  function itemProps(item: number) {
    return {
      'data-active': item === active.item ? (active.by ?? '') : undefined,
      // Not on entering: a list that scrolls under a mouse at rest would take the item from the keyboard.
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
        // A press focuses too; it is the pointer's then.
        if (item === active.item) return
        setActive({ item, by: 'focus' })
        // Where pictures stand among the items, one goes and one comes, and the focus would be pushed out of sight.
        requestAnimationFrame(() => {
          // Quick hands are further on by now, and must not be taken back.
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
    /** For the pointer that leaves the list. */
    release: () => setActive({ item: first }),
  }
}
