/**
 * Decodes a file's text: UTF-8, or UTF-16 with a byte order mark, as Windows saves it. Other bytes are read as
 * Latin-1, which preserves ASCII, and `isWhole` is false because other characters may be wrong.
 */
export function decodeText(bytes: Uint8Array): { text: string; isWhole: boolean } {
  try {
    return {
      text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes),
      isWhole: true,
    }
  } catch {
    return { text: new TextDecoder('latin1').decode(bytes), isWhole: false }
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
