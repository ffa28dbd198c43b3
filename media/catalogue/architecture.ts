import type { Entry } from './entry.ts'

/** Pictures of the architecture home, in the order of its gallery. */
export const architecture: readonly Entry[] = [
  {
    id: 'architecture/courtyard',
    alt: 'A white courtyard in bright sun, seen square on: three arches below three windows, a small tree, a dark pool, and a walker in an orange coat.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/stair',
    alt: 'Pale concrete steps project from a tall concrete wall; somebody in an orange coat climbs them, with their shadow on the wall.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/market',
    alt: 'Wide concrete umbrellas on single columns cover a market; sunlight falls in lines through the joints between them.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/house-by-the-sea',
    alt: 'A long, low concrete house at dusk: one lit room behind glass, its reflection in a pool, the sea behind.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/library',
    alt: 'A high reading hall: concrete fins on the left throw stripes of sun across the floor, galleries of books on the right.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/brise-soleil',
    alt: 'The corner of a tall block of flats on stilts, its front a grid of deep concrete balconies; one blind is orange.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/mashrabiya',
    alt: 'Sun comes through a wooden lattice and draws its pattern across the floor and the wall of a bare room, where somebody stands.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/roof',
    alt: 'White washing and one orange cloth hang on two lines across a roof terrace, with the sea behind.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/arches',
    alt: 'A single arch in a wall of board-marked concrete opens into a long white arcade; a small figure stands in it.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/casbah',
    alt: 'Flat white roofs fall towards a wall of blue sea; a square minaret stands among them.',
    madeBy: 'media/scripts/scene_architecture.py',
  },
]
