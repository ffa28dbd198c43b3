/** A frame at 60 Hz. */
const frameMs = 16.7

/**
 * A frame loop that eases a value towards a target exponentially. Frames are requested only while it moves. The pace
 * depends on the clock, not on the number of frames, so 120 Hz screens show the same motion.
 * @param pursuit share of the remaining distance covered in 16.7 ms, from 0 to 1.
 * @param advance moves by the frame's share of the remaining distance, and returns whether any is left.
 * @returns `wake` starts the loop, unless it is running.
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
  }
}
