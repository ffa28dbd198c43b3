import type { Entry } from './entry.ts'

/** Pictures of the marketing home: posters, and details of large letters. */
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
    id: 'billboard/bill-clement',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-noria',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-sirocco',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-riwaq',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-qantara',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-zellij',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-yasmine',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-hoggar',
    madeBy: 'media/scripts/sheets.mjs',
  },
]
