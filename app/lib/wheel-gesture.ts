/**
 * Tells gestures apart in the stream of wheel events. A notch of a wheel is one event; a flick on a trackpad is
 * dozens, most of them momentum that goes on after the fingers have left. Either is one gesture.
 */
export type WheelGesture = {
  /** When the last event came, in milliseconds. */
  at: number
  /** Where the gesture goes; 0 before the first. */
  direction: -1 | 0 | 1
  /** Pixels so far in that direction. */
  travelled: number
  hasStepped: boolean
  /** When it stepped, in milliseconds. */
  steppedAt: number
  /** How fast it has been lately, in pixels an event, smoothed: momentum only ever falls. */
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

/** After so many milliseconds of silence the next event begins a new gesture. */
export const silenceMs = 180
/** Less than this, in pixels, is a finger that rests. */
export const threshold = 14
/** A turn of the slides takes so long that a new push against momentum can be meant. */
export const renewMs = 700
/** Against momentum, a push must be so many times and pixels faster than what is left of it. */
const renewFactor = 3
const renewPixels = 30

/**
 * Takes in one event.
 * @param at when it came, in milliseconds, never before the last one.
 * @param delta pixels, positive towards what follows.
 * @returns the gesture as it now stands, and the step that this event has brought about.
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
