import type { Entry } from './entry.ts'

/** Pictures of the architecture home, in the order of its gallery. */
export const architecture: readonly Entry[] = [
  {
    id: 'architecture/courtyard',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/stair',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/market',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/house-by-the-sea',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/library',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/brise-soleil',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/mashrabiya',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/roof',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/arches',
    madeBy: 'media/scripts/scene_architecture.py',
  },
  {
    id: 'architecture/casbah',
    madeBy: 'media/scripts/scene_architecture.py',
  },
]
