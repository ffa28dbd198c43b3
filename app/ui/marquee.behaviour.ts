/** Duration of one round in the style sheet, in seconds, before its length is measured. */
const styledSeconds = 40

/** Pixels per second. */
const speed = 60

/** How many copies of the list the track holds. */
const lists = 4

/** Evens the speed of a `Marquee`'s rows, and keeps clicks on their copies from moving the focus. */
export default function startMarquee(marquee: HTMLElement) {
  for (const track of marquee.querySelectorAll<HTMLElement>('[data-track]')) {
    keepPace(track)
  }
  marquee.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-copy]')) {
      event.preventDefault()
    }
  })
}

/**
 * Gives a moving row a constant speed in pixels per second, whatever its length. Changes the playback rate, not the
 * duration, so that the row does not jump when scripts arrive.
 */
function keepPace(track: HTMLElement) {
  function setRate() {
    const seconds = track.offsetWidth / lists / speed
    if (!seconds) return
    for (const animation of track.getAnimations()) {
      animation.updatePlaybackRate(styledSeconds / seconds)
    }
  }

  new ResizeObserver(setRate).observe(track)
  // The browser creates a new animation when keyboard focus leaves the row or motion is allowed again.
  track.addEventListener('animationstart', setRate)
}
