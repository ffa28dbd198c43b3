import '~/styles/room-frame.css'
import './faces.css'
import bold from './martian-mono-bold.woff2?url'
import light from './martian-mono-light.woff2?url'

/** The two weights of the name. */
export const preloadedFaces: readonly string[] = [light, bold]
