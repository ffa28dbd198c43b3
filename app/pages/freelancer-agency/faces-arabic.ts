/** Hepta Slab has no Arabic letters: the site's faces, light and heavy, set the headlines. */
export { preloadedFaces } from '~/styles/faces-arabic'
