/** Four numbers from 0 to 1 out of a name (FNV-1a, one byte each): the same in every build. */
export function nameFractions(name: string): [number, number, number, number] {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const byte = (shift: number) => ((hash >>> shift) & 0xff) / 0xff
  return [byte(0), byte(8), byte(16), byte(24)]
}
