import type { Entry } from './entry.ts'

/** Pictures of the freelancer home: flat drawings of one desk seen from above. */
export const desk: readonly Entry[] = [
  {
    id: 'desk/morning',
    alt: 'A pale desk from above in slanted sun: a sheet with two drawn letters, an orange pencil, a phone showing 10:02, a cup of coffee, a blue notebook.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/screens',
    alt: 'Two screens sketched on squared paper, an arrow from one to the other; a pencil lies across them.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/lettering',
    alt: 'Three letters drawn between blue lines, the first of them inked; beside them a ruler and a pencil.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/apps',
    alt: 'A phone showing 06:40 between an orange note and a cup of coffee.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'desk/pages',
    alt: 'A typed page lies on a blue cover with two white letters; a pencil waits on its margin.',
    madeBy: 'media/scripts/sheets.mjs',
  },
]
