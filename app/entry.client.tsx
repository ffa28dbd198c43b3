import { startParts } from './islands/loader'
import { revealFarParts } from './islands/reveal'
import { startFrame } from './layouts/frame'

// A dynamic import, so that the build leaves it out.
if (import.meta.env.DEV) await import('./islands/dev')
startFrame()
startParts()
revealFarParts()
