/** Londrina Solid has no Arabic letters: the site's heavy face sets the headlines. */
export { preloadedFaces } from '~/styles/faces-arabic'
