/** Seconds that one round lasts in the style sheet, until its length is known. */
const styledSeconds = 40

/** How often the list stands in its track. */
const lists = 4

/**
 * Sets the speed of a moving row in pixels a second, however long it is. Changing the rate of the running
 * animation, not its duration, keeps the row where it is: nothing jumps when scripts arrive.
 */
export function keepPace(track: HTMLElement | null, speed: number): (() => void) | undefined {
  if (!track) return undefined
  const events = new AbortController()

  function setRate() {
    const seconds = (track?.offsetWidth ?? 0) / lists / speed
    if (!seconds) return
    for (const animation of track?.getAnimations() ?? []) {
      animation.updatePlaybackRate(styledSeconds / seconds)
    }
  }

  const size = new ResizeObserver(setRate)
  size.observe(track)
  // The browser makes a new animation when the keyboard leaves the row or motion is allowed again.
  track.addEventListener('animationstart', setRate, { signal: events.signal })

  return () => {
    events.abort()
    size.disconnect()
  }
}
