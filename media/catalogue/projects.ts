import type { Entry } from './entry.ts'

/** A wide scene of each project but Tassili Bank, whose page shows flat ones. */
export const projects: readonly Entry[] = [
  {
    id: 'projects/clement',
    module: 'work-clement',
    madeBy: 'media/scripts/scene_projects.py',
    focus: 'centre-left',
  },
  {
    id: 'projects/marsa-port',
    module: 'work-marsa-port',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/riwaq-books',
    module: 'work-riwaq-books',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/yasmine-clinics',
    module: 'work-yasmine-clinics',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/dar-zellij',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/sirocco-air',
    module: 'work-sirocco-air',
    madeBy: 'media/scripts/scene_projects.py',
    focus: 'centre-right',
  },
  {
    id: 'projects/noria-water',
    module: 'work-noria-water',
    madeBy: 'media/scripts/scene_projects.py',
    focus: 'centre-left',
  },
  {
    id: 'projects/hoggar-trails',
    module: 'work-hoggar-trails',
    focus: 'centre-left',
    madeBy: 'media/scripts/scene_projects.py',
  },
  {
    id: 'projects/qantara-rides',
    module: 'work-qantara-rides',
    madeBy: 'media/scripts/scene_projects.py',
  },
]
