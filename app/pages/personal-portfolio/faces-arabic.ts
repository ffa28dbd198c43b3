/** Martian Mono has no Arabic letters: the site's faces set the headlines. */
export { preloadedFaces } from '~/styles/faces-arabic'
