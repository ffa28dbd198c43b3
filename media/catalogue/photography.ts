import type { Entry } from './entry.ts'

/** Pictures of the photography home, in the order of its frames. */
export const photography: readonly Entry[] = [
  {
    id: 'photography/wedding-rings',
    alt: 'Two gold rings, one warm and one pale, lean on each other in a fold of ivory silk.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/fashion-silk',
    alt: 'Green pleated silk hangs on the right; wind lifts its hem, and light from the left draws every fold.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/film-stair',
    alt: 'A small figure in a black coat stands on a huge stair of stone; a wall’s shadow cuts the steps diagonally.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/portrait-glass',
    alt: 'A plaster head half behind ribbed glass, which repeats the hidden half of the face in four narrow strips.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/landscape-salt',
    alt: 'A person stands far out on a flooded salt lake at dusk; the still water mirrors the hills.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/commercial-clementines',
    alt: 'Washed clementines with their leaves, one on top of the others, on black slate in light from the left.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/fashion-hat',
    alt: 'A plaster head in a black felt hat and roll-neck; the brim’s shadow hides the eyes.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/wedding-table',
    upright: true,
    alt: 'A long table at night under a string of bulbs: candles down its middle, glasses and plates out of focus.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/portrait-profile',
    alt: 'The black profile of a head with its hair in a knot, against a sheet of lit paper.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/commercial-perfume',
    alt: 'A square bottle of thick glass with amber perfume and a faceted stopper, in a pool of light on black stone.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/portrait-window',
    alt: 'A plaster bust with closed eyes, turned to the light of a window.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/landscape-dunes',
    alt: 'The crest of a dune in the last low sun: one flank orange, the other almost black.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/fashion-sunglasses',
    alt: 'Black sunglasses with amber lenses on pale stone; low sun throws their shadow and two amber patches.',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/film-projector',
    alt: 'An almost empty cinema seen from the front; a projector’s beam crosses over the rows of seats.',
    madeBy: 'media/scripts/scene_photography.py',
  },
]
