import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '~/hooks/use-media-query'

type AutoplayOptions = {
  /** Leave it out for a carousel without autoplay. */
  intervalMs: number | undefined
  /** The carousel's state, `undefined` before it can move; each change restarts the interval. */
  place: number | undefined
  viewport: RefObject<HTMLElement | null>
  advance: () => void
}

/**
 * Advances a carousel at an interval: not under the pointer, with keyboard focus inside, off screen, or with reduced
 * motion.
 */
export function useAutoplay({ intervalMs, place, viewport, advance }: AutoplayOptions) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isStopped, setIsStopped] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isOffered = intervalMs !== undefined && !reducedMotion
  const isPlaying = isOffered && !isStopped && !isHovered && !isFocused

  useEffect(() => {
    // Synchronises with a timer.
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
      // Pressing play overrides the hover and focus on the button itself.
      setIsHovered(false)
      setIsFocused(false)
    },
    /** Props for the element around controls and slides. */
    holds: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      // A click focuses too; only keyboard focus pauses.
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
