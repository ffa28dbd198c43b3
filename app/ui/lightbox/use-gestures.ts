import { type PointerEvent, useRef } from 'react'
import type { Offset } from './state'

type Gestures = {
  /** One pointer moved by this many pixels. */
  onPan: (by: Offset) => void
  /** Two pointers moved apart (above 1) or together (below 1) by this factor. */
  onPinch: (factor: number) => void
}

/** Pointer handlers for dragging with mouse, pen or finger, and for pinching with two fingers. */
export function useGestures({ onPan, onPinch }: Gestures) {
  const pointers = useRef(new Map<number, Offset>())

  function start(event: PointerEvent<HTMLElement>) {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) onPinch(distance(now, other) / Math.max(1, distance(before, other)))
    else onPan({ x: now.x - before.x, y: now.y - before.y })
  }

  function end(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
  }

  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}

function distance(a: Offset, b: Offset): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
