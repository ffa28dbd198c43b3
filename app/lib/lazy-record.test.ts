import { expect, test } from 'vitest'
import { rememberLoads } from './lazy-record.ts'

test('a record is loaded once, however often it is read, and every reader gets the same promise', async () => {
  let loads = 0
  const read = rememberLoads({ one: async () => ++loads, two: async () => ++loads })
  expect(read('one')).toBe(read('one'))
  expect(await read('one')).toBe(1)
  expect(await read('two')).toBe(2)
  expect(await read('one')).toBe(1)
})

test('a failed load is not retried while the page is open', async () => {
  let attempts = 0
  const read = rememberLoads({
    one: () => {
      attempts += 1
      return Promise.reject(new Error('connection lost'))
    },
  })
  await expect(read('one')).rejects.toThrow('connection lost')
  await expect(read('one')).rejects.toThrow('connection lost')
  expect(attempts).toBe(1)
})
