import type { Entry } from './entry.ts'

/** Pictures of the freelancer home: flat drawings of one desk seen from above, and of what became of ten sheets. */
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
  {
    id: 'desk/job-la-criee',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-cafe-zoe',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-chenoua-sails',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-slimane-tankers',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-qissa',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-tikjda-walkers',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-qanatir-museum',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-sayah-joinery',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-defla',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/job-nesma-kites',
    module: 'jobs',
    madeBy: 'media/scripts/sheets.mjs',
  },
]
