import limelight from './limelight.woff2?url'

/** The face of the titles. */
export const preloadedFaces: readonly string[] = [limelight]
