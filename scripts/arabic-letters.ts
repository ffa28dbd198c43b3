/** The characters from one code point to another. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  )
}

/**
 * The characters of the Arabic fonts: the whole alphabet of standard Arabic, so that neither a new text nor a visitor's
 * comment lacks a letter, with its marks, and the letters that names in Algeria add. Figures are those of the Latin fonts.
 */
export const arabicLetters = `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670پچڤڥڨگ،؛؟`
