import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followWheel, noGesture, renewMs, silenceMs, threshold } from './wheel-gesture.ts'

type WheelEvents = readonly (readonly [at: number, delta: number])[]

function stepsOf(events: WheelEvents): number[] {
  let gesture = noGesture
  return events.flatMap(([at, delta]) => {
    const next = followWheel(gesture, at, delta)
    gesture = next.gesture
    return next.step === 0 ? [] : [next.step]
  })
}

/** A flick: rising events, then decaying momentum, uneven as frames merge events. */
const flick = fc
  .record({
    direction: fc.constantFrom(-1, 1),
    peak: fc.integer({ min: 20, max: 400 }),
    push: fc.integer({ min: 1, max: 8 }),
    decay: fc.double({ min: 0.8, max: 0.97, noNaN: true }),
    uneven: fc.array(fc.double({ min: 0.75, max: 1.3, noNaN: true }), {
      minLength: 220,
      maxLength: 220,
    }),
  })
  .map(({ direction, peak, push, decay, uneven }) => {
    const events: [number, number][] = []
    for (let k = 1; k <= push; k++) events.push([k * 16, direction * peak * (k / push)])
    let pixels = peak
    for (let k = push + 1; k < 220 && pixels > 0.5; k++) {
      pixels *= decay
      events.push([k * 16, direction * pixels * (uneven[k] ?? 1)])
    }
    return { direction, events }
  })

const later = (events: WheelEvents, by: number): WheelEvents =>
  events.map(([at, delta]) => [at + by, delta] as const)
const endOf = (events: WheelEvents) => events.at(-1)?.[0] ?? 0

describe('one gesture is one step', () => {
  test('a flick with all of its momentum', () => {
    fc.assert(
      fc.property(flick, ({ direction, events }) => {
        expect(stepsOf(events)).toEqual([direction])
      }),
      { numRuns: 400 },
    )
  })

  test('two flicks with a pause between them are two gestures', () => {
    fc.assert(
      fc.property(flick, flick, fc.integer({ min: silenceMs + 1, max: 2000 }), (a, b, rest) => {
        const events = [...a.events, ...later(b.events, endOf(a.events) + rest)]
        expect(stepsOf(events)).toEqual([a.direction, b.direction])
      }),
    )
  })

  test('a flick in the other direction needs no pause', () => {
    fc.assert(
      fc.property(flick, flick, (a, b) => {
        const back = b.events.map(
          ([at, delta]) => [at, Math.abs(delta) * -a.direction] as [number, number],
        )
        expect(stepsOf([...a.events, ...later(back, endOf(a.events))])).toEqual([
          a.direction,
          -a.direction,
        ])
      }),
    )
  })

  test('wheel notches with pauses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-120, -100, 100, 120), { maxLength: 12 }), (notches) => {
        const events = notches.map((delta, k) => [k * (silenceMs + 20), delta] as const)
        expect(stepsOf(events)).toEqual(notches.map(Math.sign))
      }),
    )
  })

  test('a wheel spun without a pause', () => {
    const spin = Array.from({ length: 60 }, (_, k) => [k * 40, 100] as const)
    expect(stepsOf(spin)).toEqual([1])
  })
})

test('a hard push during momentum is a new gesture after the turn', () => {
  const tail = Array.from({ length: 80 }, (_, k) => [k * 16, Math.max(1, 120 * 0.92 ** k)] as const)
  const again = [renewMs + 620, 140] as const
  expect(stepsOf([...tail, again])).toEqual([1, 1])
})

test('a resting finger does nothing', () => {
  expect(
    stepsOf([
      [0, threshold / 4],
      [16, threshold / 4],
      [32, 0],
    ]),
  ).toEqual([])
})
