import abrilFatface from './abril-fatface.woff2?url'

/** The face of the headlines. */
export const preloadedFaces: readonly string[] = [abrilFatface]
