/** Crockford's base 32: digits and letters without I, L, O and U, which are misheard or misread. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const base = BigInt(symbols.length)

/** Enough for every time until the year 3084, so that all references have the same length. */
const idLength = 9

/**
 * A short code for an enquiry, fit for the telephone: `1K4-2QZ-8TN-7`. It is the record's `id` in Crockford's base 32
 * in groups of three, then one check symbol. It is derived, so nothing is added to the record. Empty for a negative
 * or invalid id. Source: D25.
 *
 * The check symbol is Luhn's mod 32 over the same alphabet. Crockford's own, modulo 37, needs `* ~ $ = U`, which are
 * awkward on a telephone and in file names.
 */
export function referenceOf(id: number): string {
  if (!Number.isSafeInteger(id) || id < 0) return ''
  let digits = ''
  for (let rest = BigInt(id); rest > 0n; rest /= base)
    digits = symbols[Number(rest % base)] + digits
  digits = digits.padStart(idLength, '0')
  const groups = digits.match(/.{1,3}/g) ?? []
  return [...groups, checkSymbol(digits)].join('-')
}

/**
 * The `id` for a typed or dictated reference: any case, any spaces and dashes, O for 0 and I or L for 1. Undefined
 * when a symbol is missing, invalid or wrong.
 */
export function idOfReference(text: string): number | undefined {
  const typed = text
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  let id = 0n
  for (const symbol of typed.slice(0, -1)) {
    const value = symbols.indexOf(symbol)
    if (value < 0) return undefined
    id = id * base + BigInt(value)
    if (id > Number.MAX_SAFE_INTEGER) return undefined
  }
  return referenceOf(Number(id)).replaceAll('-', '') === typed ? Number(id) : undefined
}

/** Luhn's algorithm for base 32: detects every wrong symbol, and every transposition of neighbours except 0 and Z. */
function checkSymbol(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = symbols.indexOf(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / symbols.length) + (value % symbols.length)
  }, 0)
  return symbols.charAt((symbols.length - (sum % symbols.length)) % symbols.length)
}
