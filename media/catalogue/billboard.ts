import type { Entry } from './entry.ts'

/** Pictures of the marketing home: posters, and the streets they hang in. */
export const billboard: readonly Entry[] = [
  {
    id: 'billboard/hoarding',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/walls',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/launches',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/search',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/letters',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/chelif',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/nedjma',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/saoura',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/qaf',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/qamar',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/zina',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/yamina',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/azalai',
    madeBy: 'media/scripts/sheets.mjs',
  },
]
