import '~/styles/room-frame.css'
import './faces.css'
import londrina from './londrina-solid.woff2?url'

/** The face of the headlines. */
export const preloadedFaces: readonly string[] = [londrina]
