/** Files that the page creates and the browser saves. */

/** `<name>_<YYYY-MM-DD>.json`, the date in UTC like the times in the records. Source: spec §7. */
export function exportFileName(name: string, date: Date, extension = 'json'): string {
  return `${name}_${date.toISOString().slice(0, 10)}.${extension}`
}

/** A list of records, or several lists by key, as indented JSON. */
export function exportText(lists: readonly unknown[] | Record<string, readonly unknown[]>): string {
  return `${JSON.stringify(lists, null, 2)}\n`
}

/**
 * Encodes a text without loss: UTF-8, or UTF-16 with a byte order mark for lone surrogates, which UTF-8 cannot
 * express.
 */
export function textBytes(text: string): Uint8Array<ArrayBuffer> {
  if (text.isWellFormed()) return new TextEncoder().encode(text)
  const withMark = `\uFEFF${text}`
  const bytes = new DataView(new ArrayBuffer(2 * withMark.length))
  for (let index = 0; index < withMark.length; index += 1) {
    bytes.setUint16(2 * index, withMark.charCodeAt(index), true)
  }
  return new Uint8Array(bytes.buffer)
}

/** Starts the download of a file. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download keeps its own reference to the blob once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
