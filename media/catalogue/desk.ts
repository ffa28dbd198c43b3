import type { Entry } from './entry.ts'

/** Pictures of the freelancer home: flat drawings of one desk seen from above. */
export const desk: readonly Entry[] = [
  {
    id: 'desk/morning',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/screens',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/lettering',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/apps',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/pages',
    madeBy: 'media/scripts/sheets.mjs',
  },
]
