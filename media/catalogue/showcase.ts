import type { Entry } from './entry.ts'

/** Full-screen slides: four for the showcase portfolio, five for the case study showcase. */
export const showcase: readonly Entry[] = [
  {
    id: 'showcase/tassili-cards',
    early: true,
    alt: 'A phone with a bank balance of 184,250 dinars floats above rows of blue bank cards laid out on yellow, and throws a hard shadow on them.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/zellij-window',
    alt: 'The window of a tile shop, headed in French “Clay, cut by hand in Tlemcen”, hovers over an endless floor of star-shaped tiles.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/hoggar-map',
    alt: 'A phone lies on a contour map of sand-coloured mountains; the blue line of a route runs under it and continues on its screen.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/facets',
    alt: 'A blue icosahedron stands on a white plane against clementine orange, its shadow a grey wedge.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/tassili-towers',
    alt: 'A town of blue towers with slanted roofs from above; the tallest, in the middle, is golden.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/noria-waves',
    alt: 'A phone stands in cut-paper waves in front of an orange water wheel; it shows 9.4 cubic metres of water and a bill of 1,286 dinars.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/yasmine-petals',
    alt: 'Two phones on the petals of a huge white jasmine flower on green: one offers appointments in French, the other confirms one in Arabic.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/hoggar-night',
    alt: 'A phone stands on moonlit dunes between dark rock towers; a blue trail leads round it and continues on its map.',
    madeBy: 'media/scripts/slides.mjs',
  },
  {
    id: 'showcase/zellij-star',
    alt: 'Stars of cut paper in red, gold, white and navy, one inside the other, the largest raised above a field of others.',
    madeBy: 'media/scripts/slides.mjs',
  },
]
