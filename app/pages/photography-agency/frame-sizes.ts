/**
 * The `sizes` of every small picture of the roll: the contact sheet's, in three and two columns. In four, from 84 rem
 * on, frames are a quarter smaller, and prints and packages are smaller or a little larger; with the same value the
 * browser takes the file that it has.
 */
export const frameSizes = '(width >= 74rem) 34vw, 60vw'
