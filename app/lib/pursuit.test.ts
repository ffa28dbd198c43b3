import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPursuit } from './pursuit.ts'

/** Requested frames by id. */
const frames = new Map<number, FrameRequestCallback>()
let lastId = 0

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    lastId += 1
    frames.set(lastId, callback)
    return lastId
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  frames.clear()
})

function paint(time: number) {
  const due = [...frames.values()]
  frames.clear()
  for (const callback of due) callback(time)
}

/** What remains of a distance of 1 after frames at these times. */
function leftAfter(times: readonly number[]) {
  let left = 1
  const { wake } = createPursuit(0.25, (share) => {
    left -= left * share
    return true
  })
  wake()
  times.forEach(paint)
  frames.clear()
  return left
}

test('a frame of 16.7 ms covers the given share of the remaining way', () => {
  expect(leftAfter([1016.7])).toBeCloseTo(0.75)
  expect(leftAfter([1016.7, 1033.4])).toBeCloseTo(0.75 ** 2)
})

test('the pace depends on the clock, not on the frame rate', () => {
  const slow = leftAfter([1100])
  expect(leftAfter([1008, 1016, 1050, 1100])).toBeCloseTo(slow)
})

test('frames are requested only while something moves', () => {
  let left = 2
  const { wake } = createPursuit(0.25, () => {
    left -= 1
    return left > 0
  })
  expect(frames.size).toBe(0)
  wake()
  paint(1016)
  expect(frames.size).toBe(1)
  paint(1032)
  expect(frames.size).toBe(0)
})

test('the pause between two runs does not count', () => {
  const shares: number[] = []
  const { wake } = createPursuit(0.25, (share) => {
    shares.push(share)
    return false
  })
  wake()
  paint(1016.7)
  vi.mocked(performance.now).mockReturnValue(9000)
  wake()
  paint(9016.7)
  expect(shares).toEqual([expect.closeTo(0.25), expect.closeTo(0.25)])
})

test('a loop that runs is not started twice', () => {
  const { wake } = createPursuit(0.25, () => true)
  wake()
  wake()
  expect(frames.size).toBe(1)
  paint(1016)
  wake()
  expect(frames.size).toBe(1)
})
