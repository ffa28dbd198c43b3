/** Abril Fatface has no Arabic letters: the site's narrow faces set the headlines. */
export { preloadedFaces } from '~/styles/faces-arabic'
