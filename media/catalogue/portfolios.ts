import type { Entry } from './entry.ts'

/** The pictures of the personal and of the creative portfolio. */
export const portfolios: readonly Entry[] = [
  {
    id: 'portfolios/dounia-morning',
    early: true,
    alt: 'Faceted stone bust of a woman with a great mass of dark curls, hexagonal gold earrings and a vermilion roll-neck, on bottle green.',
    madeBy: 'media/scripts/scene_portfolios.py',
  },
  {
    id: 'portfolios/dounia-evening',
    alt: '',
    madeBy: 'media/scripts/scene_portfolios.py',
  },
  {
    id: 'portfolios/part-litres',
    alt: 'Seven dark bars on aqua, one for each day of a week; Friday’s is orange and the tallest, with a leak announced beneath.',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-tiles',
    alt: 'A wall of eight-pointed stars in green, blue, red and yellow, cut close.',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-route',
    alt: 'A blue route winds up through brown contour lines, from a first camp at 1,840 metres to a water point.',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-minutes',
    alt: 'A green figure twelve and the Arabic word for minutes in the middle of a white jasmine flower on yellow.',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-berths',
    alt: 'Ships as bars along the hours of a night, the next one orange, under a line that marks twelve past four.',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/part-lines',
    alt: 'Six lines of Arabic prose set large; the one that is being read has a yellow background.',
    madeBy: 'media/scripts/parts.sh',
  },
  {
    id: 'portfolios/wall-salines',
    early: true,
    alt: 'A website: salt ponds seen from above, green to rose to white, and the salinity of pond 17 this morning, 271 grams a litre.',
    madeBy: 'media/scripts/ui/wall-salines.html',
  },
  {
    id: 'portfolios/wall-phare',
    alt: 'A poster, Minuit au Phare: a red and white lighthouse throws three yellow beams across the night, behind the title in black.',
    madeBy: 'media/scripts/ui/wall-phare.html',
  },
  {
    id: 'portfolios/wall-ligne',
    alt: 'A screen at a tram stop: the figure 3 as tall as a hand, the stop Les Amandiers, and the line with the tram two stops away.',
    madeBy: 'media/scripts/ui/wall-ligne.html',
  },
  {
    id: 'portfolios/wall-citron',
    alt: 'Two screens of an app among lemons on blue: a map with three trees, and a neighbour who has forty kilos to give away.',
    madeBy: 'media/scripts/ui/wall-citron.html',
  },
  {
    id: 'portfolios/wall-plan',
    alt: 'The plan of a house of eleven rooms, each in the colours of one page of this website, joined by doors.',
    madeBy: 'media/scripts/ui/wall-plan.html',
  },
]
