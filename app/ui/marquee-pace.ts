/** Duration of one round in the style sheet, in seconds, before its length is measured. */
const styledSeconds = 40

/** How many copies of the list the track holds. */
const lists = 4

/**
 * Gives a moving row a constant speed in pixels per second, whatever its length. Changes the playback rate, not the
 * duration, so that the row does not jump when scripts arrive.
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
  // The browser creates a new animation when keyboard focus leaves the row or motion is allowed again.
  track.addEventListener('animationstart', setRate, { signal: events.signal })

  return () => {
    events.abort()
    size.disconnect()
  }
}
