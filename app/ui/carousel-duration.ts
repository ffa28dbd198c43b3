/** Embla steps its physics sixty times a second, whatever the screen does. */
const stepMs = 1000 / 60

/** The share of its speed that a slide keeps from step to step (Embla's base friction). */
const friction = 0.68

/** The way counts as done when this share of it is left: 4 px of 400, too little to see in passing. */
const restShare = 0.01

/**
 * Embla's `duration` is no time: it is the mass of a slide that is drawn to its place. The motion is
 * linear, so how long it takes depends on that mass alone and not on the distance. This finds the mass
 * with which 99 percent of the way are done after `speedMs`; the last hundredth fades out after it.
 *
 * @param speedMs 300 at least; a shorter time becomes 300
 */
export function emblaDuration(speedMs: number): number {
  let duration = 15
  while (travelMs(duration) < speedMs) duration += 0.5
  return duration
}

/** How long a slide of that mass is on its way. */
function travelMs(duration: number): number {
  let left = 1
  let speed = 0
  let steps = 0
  // With little mass it swings past its place first, hence both conditions.
  while (Math.abs(left) > restShare || Math.abs(speed) > restShare) {
    speed = (speed + left / duration) * friction
    left -= speed
    steps++
  }
  return steps * stepMs
}
