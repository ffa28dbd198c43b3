import type { Entry } from './entry.ts'

/** Pictures of the about page. */
export const about: readonly Entry[] = [
  {
    id: 'about/white-city',
    early: true,
    alt: 'White houses climb a hill in hard noon light; a few shutters are blue, one in front is orange.',
    madeBy: 'media/scripts/scene_about.py',
  },
  {
    id: 'about/stair',
    alt: 'A white spiral stair turns in front of a deep blue wall, an orange solid with twenty faces at its foot.',
    madeBy: 'media/scripts/scene_about.py',
  },
  {
    id: 'about/court',
    alt: 'A blue icosahedron taller than the arches behind it stands in a white courtyard, half in shadow.',
    madeBy: 'media/scripts/scene_about.py',
  },
]
