import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword, isPasswordHash } from './password.ts'

test('a hash is PBKDF2-SHA-256 with 600,000 rounds and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('casbah'), hashPassword('casbah')])
  expect(first).not.toBe(second)
  const [name, rounds, salt = '', hash] = first.split(':')
  expect([name, rounds]).toEqual(['pbkdf2-sha256', '600000'])
  const expected = pbkdf2Sync('casbah', Buffer.from(salt, 'hex'), 600_000, 32, 'sha256')
  expect(hash).toBe(expected.toString('hex'))
})

test('only the right password opens it', async () => {
  const hash = await hashPassword('baie d’Alger é')
  expect(await isPassword('baie d’Alger é', hash)).toBe(true)
  expect(await isPassword('baie d’Alger e\u0301', hash)).toBe(true)
  expect(await isPassword('Baie d’Alger é', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test.each(['', 'casbah', `pbkdf2-sha256:1000:${'0'.repeat(32)}:${'0'.repeat(64)}`])(
  '%j is no hash, and no password opens it',
  async (text) => {
    expect(isPasswordHash(text)).toBe(false)
    expect(await isPassword(text, text)).toBe(false)
  },
)
