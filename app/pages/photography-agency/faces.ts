import upright from './fraunces.woff2?url'
import italic from './fraunces-italic.woff2?url'

/** The two faces of the headline. */
export const preloadedFaces: readonly string[] = [upright, italic]
