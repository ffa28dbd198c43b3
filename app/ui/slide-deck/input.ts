import { followWheel, noGesture } from './wheel-gesture'

type Commands = {
  step: (by: 1 | -1) => void
  moveTo: (place: number) => void
  /** The index for the End key. */
  last: number
}

/** Pixels per wheel line, for browsers that report lines. */
const lineHeight = 32
/** Pixels a finger must travel to change the slide. */
const swipeLength = 44

const keySteps: Record<string, 1 | -1 | undefined> = {
  ArrowLeft: __FORWARD__ === 1 ? -1 : 1,
  ArrowUp: -1,
  PageUp: -1,
  ArrowRight: __FORWARD__,
  ArrowDown: 1,
  PageDown: 1,
}

/** Maps wheel, touch and keys to slide changes, on either axis. Returns a function that removes the listeners. */
export function listenForTurns(deck: HTMLElement, { step, moveTo, last }: Commands): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let gesture = noGesture
  let finger: { id: number; x: number; y: number } | undefined

  function byWheel(event: WheelEvent) {
    // With Control the wheel zooms.
    if (event.ctrlKey) return
    event.preventDefault()
    const { deltaX, deltaY, deltaMode } = event
    const delta = Math.abs(deltaX) > Math.abs(deltaY) ? __FORWARD__ * deltaX : deltaY
    const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : deltaMode ? innerHeight : 1
    const next = followWheel(gesture, event.timeStamp, delta * unit)
    gesture = next.gesture
    if (next.step) step(next.step)
  }

  function byKey(event: KeyboardEvent) {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (isModified || event.defaultPrevented || isElsewhere(event.target)) return
    const by = keySteps[event.key]
    if (by) step(by)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(last)
    else return
    event.preventDefault()
  }

  function touch(event: PointerEvent) {
    if (event.pointerType === 'mouse') return
    // A second finger means a pinch.
    finger = event.isPrimary
      ? { id: event.pointerId, x: event.clientX, y: event.clientY }
      : undefined
  }

  function lift(event: PointerEvent) {
    if (finger?.id !== event.pointerId) return
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y]
    finger = undefined
    const way = Math.abs(x) > Math.abs(y) ? __FORWARD__ * x : y
    if (Math.abs(way) >= swipeLength) step(way < 0 ? 1 : -1)
  }

  deck.addEventListener('wheel', byWheel, { passive: false, signal })
  deck.addEventListener('pointerdown', touch, { signal })
  deck.addEventListener('pointerup', lift, { signal })
  deck.addEventListener('pointercancel', () => (finger = undefined), { signal })
  document.addEventListener('keydown', byKey, { signal })
  return () => stopping.abort()
}

/** Keys that belong to a field, or to an overlay of the page. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal, :popover-open')) return true
  return target instanceof Element && target.matches('input, textarea, select')
}
