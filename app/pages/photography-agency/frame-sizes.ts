/**
 * The `sizes` of every small picture of the roll: the contact sheet's, in four, three and two columns. Prints and
 * packages are up to a fifth smaller, and with the same value the browser takes the file that it has.
 */
export const frameSizes =
  '(width >= 100rem) 25vw, (width >= 74rem) 34vw, (width >= 48rem) 50vw, 60vw'
