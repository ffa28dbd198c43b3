import type { Entry } from './entry.ts'

/** For each case study a banner of 2:1 and three figures. */
export const caseStudies: readonly Entry[] = [
  {
    id: 'case-studies/tassili-bank-hero',
    early: true,
    alt: 'Fourteen pages of a paper form, fanned out on blue, lean towards a phone that asks for an address as the third of five steps.',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-hero.html',
  },
  {
    id: 'case-studies/tassili-bank-fields',
    alt: '96 small squares, one for each field of the old form: 31 blue, 22 yellow, and 43 empty and struck through.',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-fields.html',
  },
  {
    id: 'case-studies/tassili-bank-five-steps',
    alt: 'Five phones in a rising row, one for each step of opening an account: card, face, address, work, signature, with the minutes left.',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-five-steps.html',
  },
  {
    id: 'case-studies/tassili-bank-photographs',
    alt: 'Five instant pictures of identity cards on dark blue; four are crossed out for a lamp, a hand, a blur and a reflection, the one near a window is ticked.',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-photographs.html',
  },
  {
    id: 'case-studies/noria-water-hero',
    early: true,
    alt: 'A long grey bill of 27 lines, with the sum hidden in the nineteenth, beside a white one of six that begins with 1,286 dinars.',
    madeBy: 'media/scripts/pictures/case-studies/noria-water-hero.html',
  },
  {
    id: 'case-studies/noria-water-calls',
    alt: '1,200 drops, one for each call: half of them orange for one question, four narrower columns for four more, and the rest in grey.',
    madeBy: 'media/scripts/pictures/case-studies/noria-water-calls.html',
  },
  {
    id: 'case-studies/noria-water-finger',
    alt: 'An old bill with the marks of 26 fingertips: 21 red ones on the wrong sum, five green ones on the right one.',
    madeBy: 'media/scripts/pictures/case-studies/noria-water-finger.html',
  },
  {
    id: 'case-studies/noria-water-ten-months',
    alt: 'Two rows of bars over ten months: calls fall from 9,400 to 3,950 a month, bills paid online rise from 12% to 71%.',
    madeBy: 'media/scripts/pictures/case-studies/noria-water-ten-months.html',
  },
  {
    id: 'case-studies/yasmine-clinics-hero',
    early: true,
    alt: 'Two phones stand back to back on green and yellow with the same free times, one in French, one in Arabic.',
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-hero.html',
  },
  {
    id: 'case-studies/yasmine-clinics-arrivals',
    alt: '412 petals stacked by the half-hour of arrival: the highest columns stand at six and half past, long before eight.',
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-arrivals.html',
  },
  {
    id: 'case-studies/yasmine-clinics-wording',
    alt: 'Four cards, French on the left and Arabic on the right: long official sentences struck out, short ones below them.',
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-wording.html',
  },
  {
    id: 'case-studies/yasmine-clinics-mirror',
    alt: 'Arrows and a progress bar are mirrored between French and Arabic; the time 10:30, a phone number, a clock and a dose stay as they are.',
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-mirror.html',
  },
  {
    id: 'case-studies/hoggar-trails-hero',
    early: true,
    alt: 'A relief map in low sun: a blue route leaves the last mast, passes two camps and disappears behind a phone that shows the same map.',
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-hero.html',
  },
  {
    id: 'case-studies/hoggar-trails-battery',
    alt: 'Four days and nights over which a blue battery runs down slowly, above one day in which a red one is empty by night.',
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-battery.html',
  },
  {
    id: 'case-studies/hoggar-trails-sun-test',
    alt: 'Six prints of one map in a hard patch of sun: pale and grey lines have vanished, dark ink on pale paper is ticked.',
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-sun-test.html',
  },
  {
    id: 'case-studies/hoggar-trails-weight',
    alt: 'A packed route as a block of 3.4 megabytes: three maps of 0.7, pictures 0.9, text 0.2, water points and the rest 0.1 each.',
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-weight.html',
  },
  {
    id: 'case-studies/dar-zellij-hero',
    early: true,
    alt: 'A wall of star tiles grows in full colour out of its own pencil drawing, behind a white basin and tap, 182 centimetres marked below.',
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-hero.html',
  },
  {
    id: 'case-studies/dar-zellij-returns',
    alt: 'Twenty star tiles for twenty returned orders: eleven green for counting, seven in yellows that do not match, two red and cracked.',
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-returns.html',
  },
  {
    id: 'case-studies/dar-zellij-nine-plans',
    alt: 'Nine sheets with nine hand-drawn plans of the same wall, and nine different counts from 329 to 620 pieces.',
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-nine-plans.html',
  },
  {
    id: 'case-studies/dar-zellij-shades',
    alt: 'A board of 64 small tiles on dark green; in each, four quarters show four shades of one pattern.',
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-shades.html',
  },
  {
    id: 'case-studies/ikosim-hero',
    early: true,
    alt: 'Three tall pages in perspective on blue, in black, white and orange, read “Plain words, large type, no splash screen.”',
    madeBy: 'media/scripts/pictures/case-studies/ikosim-hero.html',
  },
  {
    id: 'case-studies/ikosim-budget',
    alt: 'A bar of 130 kilobytes against a ruler: most of it dark for React and its router, the last part orange for the studio’s own code.',
    madeBy: 'media/scripts/pictures/case-studies/ikosim-budget.html',
  },
  {
    id: 'case-studies/ikosim-contrast',
    alt: 'Seven planes in the studio’s colours with the contrast of their text in large figures, from 18.9 down to 5.4.',
    madeBy: 'media/scripts/pictures/case-studies/ikosim-contrast.html',
  },
  {
    id: 'case-studies/ikosim-splash',
    alt: 'A marker drawing of a splash screen in two steps, crossed out in red; the third screen, the page itself, is marked as the place to begin.',
    madeBy: 'media/scripts/pictures/case-studies/ikosim-splash.html',
  },
]
