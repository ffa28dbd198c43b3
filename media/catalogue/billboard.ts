import type { Entry } from './entry.ts'

/** Pictures of the marketing home: posters, and details of large letters. */
export const billboard: readonly Entry[] = [
  {
    id: 'billboard/hoarding',
    alt: 'A white street at noon, drawn flat: black letters on an orange hoarding, twelve metres high, say: about this wall. A worker with a ladder, a seventh of its height, stands in front.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/walls',
    alt: 'A gap between two white houses with an orange hoarding in it: black letters as high as a house say oui to somebody who passes.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/launches',
    alt: 'A countdown in figures that shrink: an orange ten fills the frame, a white nine and a blue eight stand at its foot.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/search',
    alt: 'A black question mark, its dot cut white out of a band of orange.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/letters',
    alt: 'Three posters pasted over one another: a Latin a on blue, an Arabic ayn on orange, an ampersand on black.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-clement',
    alt: 'A black C on orange, so large that it leaves the sheet; a green leaf fills its opening. It reads: 684 crates before seven.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-noria',
    alt: 'The figure 9.4 stands waist-deep in blue water. It reads: cubic metres, yours, this month.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-sirocco',
    alt: 'A black S on sand leans into the wind and leaves two orange ones behind it. It reads: south by half past nine.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-riwaq',
    alt: 'Two white arches on blue, with a black R in one and an orange Arabic qaf in the other. It reads: open it from either end.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-qantara',
    alt: 'A white Q on black whose tail is an orange road with a broken line down its middle. It reads: four seats, one bridge.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-zellij',
    alt: 'A wall of tiles in blue, white and orange, each of them a Z or an N. It reads: forty-one reds, none called red.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-yasmine',
    alt: 'Five white letters Y make a jasmine flower on green, with an orange centre. It reads: twelve minutes, then it is you.',
    madeBy: 'media/scripts/sheets.mjs',
  },
  {
    id: 'billboard/bill-hoggar',
    alt: 'Black and brown letters A stand like a mountain range in front of a white sun on orange. It reads: no signal, no matter.',
    madeBy: 'media/scripts/sheets.mjs',
  },
]
