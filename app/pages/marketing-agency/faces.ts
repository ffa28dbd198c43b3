import '~/styles/room-frame.css'
import './faces.css'
import lalezar from './lalezar.woff2?url'

/** The face of the headline. */
export const preloadedFaces: readonly string[] = [lalezar]
