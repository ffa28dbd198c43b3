import type { Entry } from './entry.ts'

/** Portraits of the team. The authors’ are in a module of their own, because articles show them without the others. */
export const team: readonly Entry[] = [
  {
    id: 'team/lina-haddad',
    module: 'authors',
    alt: 'Faceted stone bust of a woman with a dark bob and an orange jumper, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/lyes-ould-kaci',
    alt: 'Faceted stone bust of a man with short pale hair and a beard, a white collar over a blue jumper, on black.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/yacine-belkacem',
    module: 'authors',
    alt: 'Faceted stone bust of a man in an orange beanie and a dark jumper, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/meriem-ait-said',
    module: 'authors',
    alt: 'Faceted stone bust of a woman in a pale blue headscarf, on black.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/anis-boudraa',
    alt: 'Faceted stone bust of a man with dark curls, round orange glasses and a white roll-neck, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/claire-roux-benali',
    alt: 'Faceted stone bust of a woman with orange hair in a bun and a white collar, on black.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/rafik-zemmouche',
    alt: 'Faceted stone bust of a man with a red chéchia, a dark beard and a jacket, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/thiziri-amokrane',
    alt: 'Faceted stone bust of a woman with long dark hair and a sand-coloured jumper, on black.',
    madeBy: 'media/scripts/scene_team.py',
  },
  {
    id: 'team/team-details',
    alt: 'Faceted bust of sandstone in a blue desert scarf, on blue.',
    madeBy: 'media/scripts/scene_team.py',
  },
]
