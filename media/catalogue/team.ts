import type { Entry } from './entry.ts'

/** Portraits of the team. The authors’ are in a module of their own, because articles show them without the others. */
export const team: readonly Entry[] = [
  {
    id: 'team/lina-haddad',
    module: 'authors',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/lyes-ould-kaci',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/yacine-belkacem',
    module: 'authors',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/meriem-ait-said',
    module: 'authors',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/anis-boudraa',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/claire-roux-benali',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/rafik-zemmouche',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/thiziri-amokrane',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
  {
    id: 'team/team-details',
    madeBy: 'media/scripts/scene_team.py',
    fine: true,
  },
]
