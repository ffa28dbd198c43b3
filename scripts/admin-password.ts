import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { hashPassword, isPassword, isPasswordHash } from '../app/lib/password.ts'

/**
 * Provides the hash of the admin password. Only a salted hash is ever stored or built in.
 *
 *     node scripts/admin-password.ts        asks for a password and prints its hash
 */

/** Ignored by git. `chosen` is the hash of the last ADMIN_PASSWORD, `generated` that of the random password. */
type SavedHashes = { chosen?: string; generated?: string }

type Environment = { ADMIN_PASSWORD?: string; ADMIN_PASSWORD_HASH?: string }

const defaultFile = fileURLToPath(new URL('../.admin-password.json', import.meta.url))

/**
 * The hash that a build embeds; empty when the environment names no password, and then no password opens the page.
 * The same password gives the same hash again on the same machine, so that a build can be reused. Throws when
 * ADMIN_PASSWORD_HASH is not a hash.
 */
export async function adminHash(
  environment: Environment = process.env,
  file = defaultFile,
): Promise<string> {
  const { ADMIN_PASSWORD: password, ADMIN_PASSWORD_HASH: ready } = environment
  if (ready) {
    if (isPasswordHash(ready)) return ready
    throw new Error(
      'ADMIN_PASSWORD_HASH is not a hash that the admin page can check. Make one with: node scripts/admin-password.ts',
    )
  }
  if (!password) return ''
  const { chosen } = readHashes(file)
  if (chosen && (await isPassword(password, chosen))) return chosen
  const hash = await hashPassword(password)
  saveHashes(file, { chosen: hash })
  return hash
}

/**
 * For `npm start`: like `adminHash`, but makes a random password if the environment names none. `freshPassword` is
 * set on that first occasion only, to be printed.
 */
export async function ensureAdminHash(
  environment: Environment = process.env,
  file = defaultFile,
): Promise<{ hash: string; freshPassword?: string }> {
  const hash = await adminHash(environment, file)
  if (hash) return { hash }
  const { generated } = readHashes(file)
  if (generated) return { hash: generated }
  const freshPassword = randomPassword()
  const freshHash = await hashPassword(freshPassword)
  saveHashes(file, { generated: freshHash })
  return { hash: freshHash, freshPassword }
}

/** 80 random bits in groups that are easy to copy by hand: no 0, 1, l or o. */
function randomPassword(): string {
  const letters = '23456789abcdefghijkmnpqrstuvwxyz'
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

function readHashes(file: string): SavedHashes {
  if (!existsSync(file)) return {}
  try {
    const saved: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return { chosen: hashIn(saved, 'chosen'), generated: hashIn(saved, 'generated') }
  } catch {
    // An unreadable file counts as missing: a new password is made.
    return {}
  }
}

function hashIn(saved: unknown, name: keyof SavedHashes): string | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined
  const value: unknown = Reflect.get(saved, name)
  return typeof value === 'string' && isPasswordHash(value) ? value : undefined
}

function saveHashes(file: string, hashes: SavedHashes) {
  const text = JSON.stringify({ ...readHashes(file), ...hashes }, null, 2)
  writeFileSync(file, `${text}\n`, { mode: 0o600 })
}

if (import.meta.main) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const password = await terminal.question('Password for the admin page: ')
  terminal.close()
  console.log(await hashPassword(password))
}
