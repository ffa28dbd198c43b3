import type { Entry } from './entry.ts'

/** The pictures of the studio's own home. */
export const home: readonly Entry[] = [
  {
    id: 'home/tassili-bank',
    module: 'projects',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/noria-water',
    module: 'projects',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/marsa-port',
    module: 'projects',
    early: true,
    focus: 'upper-left',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/yasmine-clinics',
    module: 'projects',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/hoggar-trails',
    module: 'projects',
    early: true,
    focus: 'centre-left',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/clement',
    module: 'projects',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/riwaq-books',
    module: 'projects',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/qantara-rides',
    module: 'projects',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/sirocco-air',
    module: 'projects',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/why-choose',
    early: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-offline-first',
    module: 'blog',
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-arabic-french',
    module: 'blog',
    fine: true,
    madeBy: 'media/scripts/scene_home.py',
  },
  {
    id: 'home/blog-app-prices',
    module: 'blog',
    madeBy: 'media/scripts/scene_home.py',
  },
]
