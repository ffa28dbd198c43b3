import type { Entry } from './entry.ts'

/** The first frames of the three films, shown until they play. */
export const films: readonly Entry[] = [
  {
    id: 'films/city',
    upright: true,
    madeBy: 'media/scripts/loops/capture.mjs',
  },
  {
    id: 'films/sea',
    upright: true,
    madeBy: 'media/scripts/loops/capture.mjs',
  },
  {
    id: 'films/facets',
    upright: true,
    madeBy: 'media/scripts/loops/capture.mjs',
  },
]
