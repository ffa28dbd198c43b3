/** Embla steps its physics at 60 Hz, whatever the screen's refresh rate. */
const stepMs = 1000 / 60

/** The share of its speed that a slide keeps from step to step (Embla's base friction). */
const friction = 0.68

/** The motion counts as finished at this remaining share: 4 px of 400, too little to notice. */
const restShare = 0.01

/**
 * Converts a time to Embla's `duration`, which is a mass in a spring-like system. The system is linear, so the time
 * depends on the mass alone and not on the distance. Finds the mass with which 99 percent of the distance is covered
 * after `speedMs`; the last percent follows.
 *
 * @param speedMs 300 at least; a shorter time becomes 300
 */
export function emblaDuration(speedMs: number): number {
  let duration = 15
  while (travelMs(duration) < speedMs) duration += 0.5
  return duration
}

/** How long a slide of that mass takes. */
function travelMs(duration: number): number {
  let left = 1
  let speed = 0
  let steps = 0
  // A small mass overshoots, hence both conditions.
  while (Math.abs(left) > restShare || Math.abs(speed) > restShare) {
    speed = (speed + left / duration) * friction
    left -= speed
    steps++
  }
  return steps * stepMs
}
