import type { Entry } from './entry.ts'

/** The pictures of the personal and of the creative portfolio. */
export const portfolios: readonly Entry[] = [
  {
    id: 'portfolios/dounia-morning',
    early: true,
    fine: true,
    madeBy: 'media/scripts/scene_portfolios.py',
  },
  {
    id: 'portfolios/dounia-evening',
    fine: true,
    madeBy: 'media/scripts/scene_portfolios.py',
  },
  {
    id: 'portfolios/part-tiles',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-route',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-account',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-balance',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-cabin',
    madeBy: 'media/scripts/pictures/portfolios/part-cabin.html',
  },
  {
    id: 'portfolios/part-stave',
    madeBy: 'media/scripts/pictures/portfolios/part-stave.html',
  },
  {
    id: 'portfolios/part-loaves',
    madeBy: 'media/scripts/pictures/portfolios/part-loaves.html',
  },
  {
    id: 'portfolios/part-lanes',
    madeBy: 'media/scripts/pictures/portfolios/part-lanes.html',
  },
  {
    id: 'portfolios/part-hives',
    madeBy: 'media/scripts/pictures/portfolios/part-hives.html',
  },
  {
    id: 'portfolios/part-tree',
    madeBy: 'media/scripts/pictures/portfolios/part-tree.html',
  },
  {
    id: 'portfolios/wall-salines',
    early: true,
    madeBy: 'media/scripts/ui/wall-salines.html',
  },
  {
    id: 'portfolios/wall-phare',
    madeBy: 'media/scripts/ui/wall-phare.html',
  },
  {
    id: 'portfolios/wall-ligne',
    madeBy: 'media/scripts/ui/wall-ligne.html',
  },
  {
    id: 'portfolios/wall-citron',
    madeBy: 'media/scripts/ui/wall-citron.html',
  },
  {
    id: 'portfolios/wall-plan',
    madeBy: 'media/scripts/pictures/portfolios/wall-plan.html',
  },
]
