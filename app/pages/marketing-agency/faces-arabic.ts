import './faces-arabic.css'
import lalezar from './lalezar-arabic.woff2?url'

/** The Arabic letters of the same face. */
export const preloadedFaces: readonly string[] = [lalezar]
