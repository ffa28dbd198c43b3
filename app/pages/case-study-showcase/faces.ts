import abrilFatface from './abril-fatface.woff2?url'
import newsreader from './newsreader.woff2?url'

/** The faces of headlines and columns. */
export const preloadedFaces: readonly string[] = [abrilFatface, newsreader]
