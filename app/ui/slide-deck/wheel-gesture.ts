/**
 * Segments a stream of wheel events into gestures. A notch of a wheel is one event; a flick on a trackpad is dozens,
 * most of them momentum after the fingers have left. Either is one gesture.
 */
export type WheelGesture = {
  /** Time of the last event in milliseconds. */
  at: number
  /** Direction of the gesture; 0 before the first. */
  direction: -1 | 0 | 1
  /** Pixels accumulated in that direction. */
  travelled: number
  hasStepped: boolean
  /** Time of its step in milliseconds. */
  steppedAt: number
  /** Smoothed recent speed in pixels per event: momentum only ever decreases. */
  pace: number
}

export const noGesture: WheelGesture = {
  at: Number.NEGATIVE_INFINITY,
  direction: 0,
  travelled: 0,
  hasStepped: false,
  steppedAt: Number.NEGATIVE_INFINITY,
  pace: 0,
}

/** After this many milliseconds without events, the next one begins a new gesture. */
export const silenceMs = 180
/** Below this, in pixels, the finger counts as resting. */
export const threshold = 14
/** Duration of a turn; a new push during momentum only counts after it. */
export const renewMs = 700
/** During momentum, a push must be faster than the current speed by this factor and this many pixels. */
const renewFactor = 3
const renewPixels = 30

/**
 * Processes one event.
 * @param at its time in milliseconds, not before the last one.
 * @param delta pixels, positive towards the next slide.
 * @returns the updated gesture, and the step that this event causes.
 */
export function followWheel(
  gesture: WheelGesture,
  at: number,
  delta: number,
): { gesture: WheelGesture; step: -1 | 0 | 1 } {
  if (delta === 0) return { gesture, step: 0 }
  const direction = delta > 0 ? 1 : -1
  const pixels = Math.abs(delta)
  const isRenewed =
    gesture.hasStepped &&
    at - gesture.steppedAt > renewMs &&
    pixels > gesture.pace * renewFactor + renewPixels
  const isNew = at - gesture.at > silenceMs || direction !== gesture.direction || isRenewed
  const before = isNew ? { ...noGesture, pace: pixels } : gesture
  const travelled = before.travelled + pixels
  const steps = !before.hasStepped && travelled >= threshold
  return {
    gesture: {
      at,
      direction,
      travelled,
      hasStepped: before.hasStepped || steps,
      steppedAt: steps ? at : before.steppedAt,
      pace: before.pace * 0.7 + pixels * 0.3,
    },
    step: steps ? direction : 0,
  }
}
