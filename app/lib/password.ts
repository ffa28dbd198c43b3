/**
 * The admin password as a salted PBKDF2-SHA-256 hash. The build creates it and the browser verifies it, both with
 * WebCrypto. Source: D15.
 */

const rounds = 600_000
const saltBytes = 16
const hashBytes = 32
const shape = new RegExp(
  `^pbkdf2-sha256:(\\d+):([0-9a-f]{${2 * saltBytes}}):([0-9a-f]{${2 * hashBytes}})$`,
)

/** `pbkdf2-sha256:<rounds>:<salt>:<hash>`, the last two in hexadecimal: safe in a shell and a URL. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  return format(rounds, salt, await derive(password, salt, rounds))
}

/** Whether the text is a hash in the format of `hashPassword`, with at least as many rounds. */
export function isPasswordHash(text: string): boolean {
  const match = shape.exec(text)
  return match !== null && Number(match[1]) >= rounds
}

/** Whether the hash belongs to this password; `false` for an invalid hash too. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const match = shape.exec(hash)
  if (!match || !isPasswordHash(hash)) return false
  const count = Number(match[1])
  const salt = Uint8Array.from(match[2]?.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return format(count, salt, await derive(password, salt, count)) === hash
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  // An accented letter may be typed as one code point or as two, depending on the keyboard.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'))
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(params, key, 8 * hashBytes))
}

function format(count: number, salt: Uint8Array, hash: Uint8Array): string {
  return ['pbkdf2-sha256', count, toHex(salt), toHex(hash)].join(':')
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
