import './fonts.css'
import './fonts-arabic.css'
import './arabic.css'
import alexandria from './alexandria.woff2?url'
import condensed from './noto-sans-arabic-light.woff2?url'

/** The fonts of an Arabic headline. Mona Sans sets figures and names, and loads after the first paint. */
export const preloadedFaces: readonly string[] = [alexandria, condensed]
