import shrikhand from './shrikhand.woff2?url'

/** The face of the names. */
export const preloadedFaces: readonly string[] = [shrikhand]
