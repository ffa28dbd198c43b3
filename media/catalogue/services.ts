import type { Entry } from './entry.ts'

/** A picture of the table during each of the six services, and one of the room. */
export const services: readonly Entry[] = [
  {
    id: 'services/ui-ux-design',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/reactjs-development',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/digital-marketing',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/technology',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/consultancy',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/creative-design',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/studio',
    madeBy: 'media/scripts/scene_services.py',
  },
]
