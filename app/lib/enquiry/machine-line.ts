/**
 * Encodes a record as one line of text that survives mail programs and messengers. The studio's admin page restores
 * the record from any text that contains the line. Source: D25.
 */

/** A machine line found in a text. `text` is the original passage, for an error message. */
export type FoundLine =
  | { ok: true; record: unknown }
  | { ok: false; reason: 'damaged' | 'version' | 'cut-off'; text: string }

const version = '1'

/** Far above any form's size. A few kilobytes of gzip can expand to gigabytes. */
const maxBytes = 1_000_000

/** Shorter matches are ordinary sentences with `ikosim:` and a number. */
const minForeignLength = 32

/**
 * `ikosim:1:<base64url>.`: the record's JSON in gzip, whose CRC-32 is the checksum. The full stop marks the end, so
 * that a truncated line can be recognised. Rejects in browsers without `CompressionStream` (before 2023): there the
 * letter has no machine line, and the file, which is plain JSON, still works.
 */
export async function machineLine(record: object): Promise<string> {
  // JSON escapes lone surrogates, so the bytes are always valid UTF-8.
  const json = new Blob([JSON.stringify(record)])
  const packed = json.stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const base64url = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `ikosim:${version}:${base64url}.`
}

/**
 * Finds every machine line in a text, in order. It may be quoted (`> `, `>> `, `| `), wrapped at any column, and
 * contain any white space, soft line breaks and invisible characters from mail programs: a line never contains those
 * itself.
 */
export async function findMachineLines(text: string): Promise<readonly FoundLine[]> {
  const squeezed = text.replaceAll(/[\s\p{Z}\p{C}>|=]/gu, '')
  // A line without its end stops where the next one begins.
  const lines = squeezed.matchAll(/ikosim:(\d+):((?:(?!ikosim:\d)[\w-])*)(\.?)/gi)
  const found: FoundLine[] = []
  for (const [line, lineVersion, payload = '', end] of lines) {
    if (lineVersion !== version) {
      if (payload.length >= minForeignLength)
        found.push({ ok: false, reason: 'version', text: line })
    } else if (end === '') {
      found.push({ ok: false, reason: 'cut-off', text: line })
    } else {
      const record = await unpack(payload)
      found.push(record ? { ok: true, record } : { ok: false, reason: 'damaged', text: line })
    }
  }
  return found
}

/** The object in a line, or undefined if the line is damaged. */
async function unpack(base64url: string): Promise<object | undefined> {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const json = await gunzip(bytes)
    const record: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
    return typeof record === 'object' && record !== null ? record : undefined
  } catch {
    return undefined
  }
}

async function gunzip(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .getReader()
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader.cancel()
      throw new RangeError('Unpacks to more than any form takes')
    }
    parts.push(part.value)
  }
  return new Blob(parts).arrayBuffer()
}
