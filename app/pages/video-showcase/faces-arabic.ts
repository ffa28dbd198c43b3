import './faces-arabic.css'
import rakkas from './rakkas.woff2?url'

/** Rakkas, after the lettering of Egyptian film posters. */
export const preloadedFaces: readonly string[] = [rakkas]
