import '~/styles/room-frame.css'
import './faces.css'
import black from './anybody-black.woff2?url'
import light from './anybody-light.woff2?url'

/** What bears and what is borne: the two faces of the name. */
export const preloadedFaces: readonly string[] = [light, black]
