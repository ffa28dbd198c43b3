import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword, isPassword } from '../app/lib/password.ts'
import { adminHash, ensureAdminHash } from './admin-password.ts'

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'admin-password-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'hashes.json')
}

test('without a password in the environment a build embeds nothing', async () => {
  expect(await adminHash({}, newFile())).toBe('')
  expect(await adminHash({ ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: '' }, newFile())).toBe('')
})

test('a ready hash is used as it is, and nonsense stops the build', async () => {
  const ready = await hashPassword('ready')
  expect(await adminHash({ ADMIN_PASSWORD_HASH: ready }, newFile())).toBe(ready)
  await expect(adminHash({ ADMIN_PASSWORD_HASH: 'ready' }, newFile())).rejects.toThrow(
    'node scripts/admin-password.ts',
  )
})

test('the same password gives the same hash again, another one another', async () => {
  const file = newFile()
  const hash = await adminHash({ ADMIN_PASSWORD: 'one' }, file)
  expect(await isPassword('one', hash)).toBe(true)
  expect(await adminHash({ ADMIN_PASSWORD: 'one' }, file)).toBe(hash)
  expect(await adminHash({ ADMIN_PASSWORD: 'two' }, file)).not.toBe(hash)
  expect(readFileSync(file, 'utf8')).not.toContain('two')
})

test('a start makes a password once, and keeps only its hash', async () => {
  const file = newFile()
  const { hash, freshPassword = '' } = await ensureAdminHash({}, file)
  expect(freshPassword).toMatch(/^([2-9a-z]{4}-){3}[2-9a-z]{4}$/)
  expect(await isPassword(freshPassword, hash)).toBe(true)
  expect(readFileSync(file, 'utf8')).not.toContain(freshPassword)
  expect(await ensureAdminHash({}, file)).toEqual({ hash })
})

test('a chosen password wins over the made one without replacing it', async () => {
  const file = newFile()
  const made = await ensureAdminHash({}, file)
  const chosen = await ensureAdminHash({ ADMIN_PASSWORD: 'mine' }, file)
  expect(await isPassword('mine', chosen.hash)).toBe(true)
  expect(await ensureAdminHash({}, file)).toEqual({ hash: made.hash })
})

test('a damaged file means a new password', async () => {
  const file = newFile()
  writeFileSync(file, '{"generated":"?"')
  expect(await ensureAdminHash({}, file)).toHaveProperty('freshPassword')
})
