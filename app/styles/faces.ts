import './fonts.css'
import './fallbacks-latin.css'
import monaSans from './mona-sans.woff2?url'

/** The fonts that a page preloads unless it has a face of its own. */
export const preloadedFaces: readonly string[] = [monaSans]
