import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '~/testing/fake-storage'
import { forgetHandover, noteHandover, openHandover } from './handovers.ts'
import { hasOpenHandover } from './has-open-handover.ts'

const key = 'enquiry_handovers'
let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const stored = () => JSON.parse(storage.getItem(key) ?? 'null')

test('an enquiry is open until its visitor marks it as done', async () => {
  await noteHandover(1)
  await noteHandover(1, { channel: 'email' })
  expect(openHandover()).toEqual({ id: 1, channel: 'email' })
  expect(hasOpenHandover()).toBe(true)
  await noteHandover(1, { doneAt: '2026-03-01T10:00:00.000Z' })
  expect(openHandover()).toBeUndefined()
  expect(hasOpenHandover()).toBe(false)
  expect(stored()).toEqual([{ id: 1, channel: 'email', doneAt: '2026-03-01T10:00:00.000Z' }])
})

test('of several open enquiries, the last one is asked about', async () => {
  await Promise.all([noteHandover(1), noteHandover(2), noteHandover(3)])
  await noteHandover(3, { doneAt: '2026-03-01T10:00:00.000Z' })
  expect(openHandover()).toEqual({ id: 2 })
})

test('forgetting the only entry removes the key', async () => {
  expect(hasOpenHandover()).toBe(false)
  await noteHandover(1)
  await noteHandover(2)
  await forgetHandover(1)
  expect(stored()).toEqual([{ id: 2 }])
  expect(hasOpenHandover()).toBe(true)
  await forgetHandover(2)
  expect(storage.length).toBe(0)
  expect(hasOpenHandover()).toBe(false)
})

test.each(['{', '{"id":1}', '[null,"text",{"id":"1"},{"id":2,"channel":"pigeon"}]'])(
  'stored bytes that are not a list, %s, count as no enquiry',
  async (text) => {
    storage.setItem(key, text)
    expect(openHandover()).toBeUndefined()
    await noteHandover(4)
    expect(stored()).toEqual([{ id: 4 }])
  },
)

test('blocked storage does not throw', async () => {
  storage.capacity = 0
  await noteHandover(1)
  vi.stubGlobal('localStorage', undefined)
  await noteHandover(1)
  await forgetHandover(1)
  expect(openHandover()).toBeUndefined()
  expect(hasOpenHandover()).toBe(false)
})
