import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Outbox, setNetwork, stateOf, step, write } from './outbox.ts'

const empty: Outbox = { isOnline: false, waiting: [], isSending: false, arrived: [] }
const two = write(write(empty, 0), 1)
const online = (outbox: Outbox) => setNetwork(outbox, true)
const offline = (outbox: Outbox) => setNetwork(outbox, false)

test('without a network letters wait, and nothing happens by itself', () => {
  expect(step(two)).toBe(two)
  expect([0, 1, 2].map((letter) => stateOf(two, letter))).toEqual(['saved', 'saved', undefined])
})

test('with one, the oldest sets out, and the next one only once it has arrived', () => {
  const first = step(online(two))
  expect([0, 1].map((letter) => stateOf(first, letter))).toEqual(['sending', 'saved'])
  const second = step(first)
  expect([0, 1].map((letter) => stateOf(second, letter))).toEqual(['sent', 'saved'])
  const done = step(step(second))
  expect(done).toMatchObject({ waiting: [], arrived: [0, 1] })
  expect(step(done)).toBe(done)
})

test('a network that goes in the middle leaves the letter on the phone, in its place', () => {
  const cut = offline(step(online(two)))
  expect(cut).toEqual(two)
  expect(step(step(online(cut)))).toMatchObject({ waiting: [1], arrived: [0] })
})

test('whatever the network does, nothing is lost, doubled or overtaken', () => {
  const happening = fc.constantFrom('write', 'online', 'offline', 'step')
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      let outbox = empty
      let written = 0
      for (const one of happenings) {
        if (one === 'write') outbox = write(outbox, written++)
        else if (one === 'step') outbox = step(outbox)
        else outbox = setNetwork(outbox, one === 'online')
        const all = Array.from({ length: written }, (_, letter) => letter)
        expect([...outbox.arrived, ...outbox.waiting]).toEqual(all)
      }
    }),
  )
})
