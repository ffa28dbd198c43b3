/**
 * The `sizes` of every small picture of the roll: the contact sheet's. Prints and packages are up to a fifth smaller, and
 * with the same value the browser takes the file that it has.
 */
export const frameSizes =
  '(width >= 100rem) 25vw, (width >= 62rem) 34vw, (width >= 48rem) 50vw, 100vw'
