import { startParts } from './islands/loader'
import { revealFarParts } from './islands/reveal'
import { startFrame } from './layouts/frame'

// A dynamic import, so that the build leaves it out.
if (import.meta.env.DEV) await import('./islands/dev')

function start() {
  startFrame()
  startParts(() => import('./pages/error-page'))
  revealFarParts()
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
