import black from './hepta-slab-black.woff2?url'
import light from './hepta-slab-light.woff2?url'

/** The two weights of the headline. */
export const preloadedFaces: readonly string[] = [light, black]
