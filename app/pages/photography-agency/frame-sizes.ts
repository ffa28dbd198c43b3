/**
 * The `sizes` of every small picture of the roll: the contact sheet's, of which the widest have two thirds of the window,
 * and others a third. Prints and packages are smaller or a little larger; with the same value the browser takes the file
 * that it has.
 */
export const frameSizes = '(width >= 74rem) 47vw, 60vw'
