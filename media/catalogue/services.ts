import type { Entry } from './entry.ts'

/** A picture of the table during each of the six services, and one of the room. */
export const services: readonly Entry[] = [
  {
    id: 'services/ui-ux-design',
    alt: 'Six paper cards with hand-drawn screens on a blue table, in the light of a window; a white pencil lies across one.',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/reactjs-development',
    alt: 'A cube of interlocking metal blocks in blues and silver; its orange corner piece stands beside it.',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/digital-marketing',
    alt: 'A round column pasted with posters, lit from under its roof, on a sea front after sunset.',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/technology',
    alt: 'Phones of many sizes and ages stand in the pigeonholes of a blue shelf; the screens of a few are lit.',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/consultancy',
    alt: 'A round white table from above, with printed pages, pencils and four glasses of water under the shadow of a window.',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/creative-design',
    alt: 'The Arabic letter ayn, cut from a sheet of blue card, lies beside the hole it has left, with a knife and offcuts around it.',
    madeBy: 'media/scripts/scene_services.py',
  },
  {
    id: 'services/studio',
    alt: 'A white room with a long table, laptops and orange chairs; three arches look out over roofs and the bay.',
    madeBy: 'media/scripts/scene_services.py',
  },
]
