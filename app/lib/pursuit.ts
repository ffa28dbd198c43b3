/** A frame at 60 Hz. */
const frameMs = 16.7

/**
 * A frame loop in which something moves after a target: fast while it is far away, slower the nearer it comes.
 * Frames are requested only while it is on its way. The clock, not their count, decides the pace, so that screens of
 * 120 Hz show the same motion.
 * @param pursuit share of the remaining way that is covered each 16.7 ms, from 0 to 1.
 * @param advance covers the share of the remaining way that the frame is worth, and returns whether any is left.
 * @returns `wake` starts the loop, unless it is running, and `stop` ends it at once.
 */
export function createPursuit(pursuit: number, advance: (share: number) => boolean) {
  let frame = 0
  let lastTime = 0

  function step(time: number) {
    const share = 1 - (1 - pursuit) ** ((time - lastTime) / frameMs)
    lastTime = time
    frame = advance(share) ? requestAnimationFrame(step) : 0
  }

  return {
    wake() {
      if (frame) return
      lastTime = performance.now()
      frame = requestAnimationFrame(step)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
