import type { Entry } from './entry.ts'

/** Pictures of the photography home: its roll, in the order of the frames, and a print that hangs among the packages. */
export const photography: readonly Entry[] = [
  {
    id: 'photography/wedding-rings',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/fashion-silk',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/film-stair',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/portrait-glass',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/landscape-salt',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/commercial-clementines',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/fashion-hat',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/wedding-table',
    upright: true,
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/portrait-profile',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/commercial-perfume',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/portrait-window',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/landscape-dunes',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/fashion-sunglasses',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/film-projector',
    madeBy: 'media/scripts/scene_photography.py',
  },
  {
    id: 'photography/commercial-jug',
    madeBy: 'media/scripts/scene_photography.py',
  },
]
