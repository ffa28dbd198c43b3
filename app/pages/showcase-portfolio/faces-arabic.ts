/** Shrikhand has no Arabic letters: the site's heavy face sets the names. */
export { preloadedFaces } from '~/styles/faces-arabic'
