import './faces-arabic.css'
import amiri from './amiri.woff2?url'

/** The face of the headline; Fraunces sets figures and names, and loads when one is found. */
export const preloadedFaces: readonly string[] = [amiri]
