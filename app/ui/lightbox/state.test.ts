import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LightboxAction, type LightboxState, lightboxReducer, untouched } from './state.ts'

const size = { width: 800, height: 600 }
const offset = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
})
const action: fc.Arbitrary<LightboxAction> = fc.oneof(
  fc.constant({ type: 'toggle-zoom' } as const),
  fc.constant({ type: 'rotate' } as const),
  fc
    .double({ min: 0.1, max: 10, noNaN: true })
    .map((factor) => ({ type: 'scale', factor }) as const),
  offset.map((by) => ({ type: 'pan', by, size }) as const),
)
const after = (actions: readonly LightboxAction[]): LightboxState =>
  actions.reduce(lightboxReducer, untouched)

test('the rotate button cycles 90, 180, 270, 360 and then 90 again', () => {
  const rotations = [1, 2, 3, 4, 5].map(
    (times) => after(Array.from({ length: times }, () => ({ type: 'rotate' }))).rotation,
  )
  expect(rotations).toEqual([90, 180, 270, 360, 90])
})

test('zoom toggles between the medium and the large picture', () => {
  expect(after([{ type: 'toggle-zoom' }]).scale).toBe(2)
  expect(after([{ type: 'toggle-zoom' }, { type: 'toggle-zoom' }])).toEqual(untouched)
})

test('a picture that is not zoomed is never panned', () => {
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { scale, pan } = after(actions)
      if (scale === 1) expect(pan).toEqual({ x: 0, y: 0 })
    }),
  )
})

test('zooming out from any state resets the pan and keeps the rotation', () => {
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const zoomed = after([...actions, { type: 'scale', factor: 2 }])
      const out = lightboxReducer(zoomed, { type: 'toggle-zoom' })
      expect(out).toEqual({ scale: 1, rotation: zoomed.rotation, pan: { x: 0, y: 0 } })
    }),
  )
})

test('the scale stays between 1 and 4', () => {
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const { scale } = after(actions)
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(4)
    }),
  )
})

test('a pan stops at the picture’s edge', () => {
  fc.assert(
    fc.property(fc.array(action), offset, (actions, by) => {
      const state = after([...actions, { type: 'pan', by, size }])
      const reach = (Math.max(size.width, size.height) * (state.scale - 1)) / 2
      expect(Math.abs(state.pan.x)).toBeLessThanOrEqual(reach)
      expect(Math.abs(state.pan.y)).toBeLessThanOrEqual(reach)
    }),
  )
})
