import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '~/hooks/use-media-query'

type AutoplayOptions = {
  /** Leave it out for a carousel that never moves by itself. */
  intervalMs: number | undefined
  /** Where the carousel stands, `undefined` before it can move; each change begins a new interval. */
  place: number | undefined
  viewport: RefObject<HTMLElement | null>
  advance: () => void
}

/**
 * Moves a carousel on at an interval: not under the pointer, not while the keyboard is in it, not out
 * of sight, and never with reduced motion.
 */
export function useAutoplay({ intervalMs, place, viewport, advance }: AutoplayOptions) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isStopped, setIsStopped] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isOffered = intervalMs !== undefined && !reducedMotion
  const isPlaying = isOffered && !isStopped && !isHovered && !isFocused

  useEffect(() => {
    // The clock.
    if (!isPlaying || place === undefined) return undefined
    const timer = setInterval(() => {
      if (!document.hidden && viewport.current && isInWindow(viewport.current)) advance()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isPlaying, place, intervalMs, viewport, advance])

  return {
    isOffered,
    isPlaying,
    isStopped,
    toggle() {
      setIsStopped(!isStopped)
      // Whoever presses play means it, though pointer and focus are still on the button.
      setIsHovered(false)
      setIsFocused(false)
    },
    /** For the element around controls and slides. */
    holds: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      // A click leaves focus too; only the keyboard's is a reader.
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
    },
  }
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
