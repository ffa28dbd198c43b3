import type { Entry } from './entry.ts'

/** Pictures of the about page. */
export const about: readonly Entry[] = [
  {
    id: 'about/white-city',
    early: true,
    madeBy: 'media/scripts/scene_about.py',
  },
  {
    id: 'about/stair',
    madeBy: 'media/scripts/scene_about.py',
  },
  {
    id: 'about/court',
    madeBy: 'media/scripts/scene_about.py',
  },
]
