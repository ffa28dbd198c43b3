import type { Entry } from './entry.ts'

/** The first frames of the three films, shown until they play. */
export const films: readonly Entry[] = [
  {
    id: 'films/city',
    upright: true,
    alt: 'A white city above a bay at dawn, the sun just over the far mountains and on the water.',
    madeBy: 'media/scripts/loops/capture.mjs',
  },
  {
    id: 'films/sea',
    upright: true,
    alt: 'A blue sea bed crossed by bright lines of sunlight.',
    madeBy: 'media/scripts/loops/capture.mjs',
  },
  {
    id: 'films/facets',
    upright: true,
    alt: 'A dark landscape of blue triangles, some of them orange in the light.',
    madeBy: 'media/scripts/loops/capture.mjs',
  },
]
