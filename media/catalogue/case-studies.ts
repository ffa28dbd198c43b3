import type { Entry } from './entry.ts'

/** For each case study a banner of 2:1 and three figures; one has a square banner for phones. */
export const caseStudies: readonly Entry[] = [
  {
    id: 'case-studies/tassili-bank-hero',
    early: true,
    focus: 'upper-right',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-hero.html',
  },
  {
    id: 'case-studies/tassili-bank-fields',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-fields.html',
  },
  {
    id: 'case-studies/tassili-bank-five-steps',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-five-steps.html',
  },
  {
    id: 'case-studies/tassili-bank-photographs',
    madeBy: 'media/scripts/pictures/case-studies/tassili-bank-photographs.html',
  },
  {
    id: 'case-studies/noria-water-hero',
    early: true,
    madeBy: 'media/scripts/pictures/case-studies/noria-water-hero.html',
  },
  {
    id: 'case-studies/noria-water-hero-phone',
    early: true,
    madeBy: 'media/scripts/pictures/case-studies/noria-water-hero-phone.html',
  },
  {
    id: 'case-studies/noria-water-calls',
    fine: true,
    madeBy: 'media/scripts/pictures/case-studies/noria-water-calls.html',
  },
  {
    id: 'case-studies/noria-water-finger',
    madeBy: 'media/scripts/pictures/case-studies/noria-water-finger.html',
  },
  {
    id: 'case-studies/noria-water-ten-months',
    madeBy: 'media/scripts/pictures/case-studies/noria-water-ten-months.html',
  },
  {
    id: 'case-studies/yasmine-clinics-hero',
    early: true,
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-hero.html',
  },
  {
    id: 'case-studies/yasmine-clinics-arrivals',
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-arrivals.html',
  },
  {
    id: 'case-studies/yasmine-clinics-wording',
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-wording.html',
  },
  {
    id: 'case-studies/yasmine-clinics-mirror',
    madeBy: 'media/scripts/pictures/case-studies/yasmine-clinics-mirror.html',
  },
  {
    id: 'case-studies/hoggar-trails-hero',
    early: true,
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-hero.html',
  },
  {
    id: 'case-studies/hoggar-trails-battery',
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-battery.html',
  },
  {
    id: 'case-studies/hoggar-trails-sun-test',
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-sun-test.html',
  },
  {
    id: 'case-studies/hoggar-trails-weight',
    madeBy: 'media/scripts/pictures/case-studies/hoggar-trails-weight.html',
  },
  {
    id: 'case-studies/dar-zellij-hero',
    early: true,
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-hero.html',
  },
  {
    id: 'case-studies/dar-zellij-returns',
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-returns.html',
  },
  {
    id: 'case-studies/dar-zellij-nine-plans',
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-nine-plans.html',
  },
  {
    id: 'case-studies/dar-zellij-shades',
    madeBy: 'media/scripts/pictures/case-studies/dar-zellij-shades.html',
  },
  {
    id: 'case-studies/ikosim-hero',
    early: true,
    madeBy: 'media/scripts/pictures/case-studies/ikosim-hero.html',
  },
  {
    id: 'case-studies/ikosim-budget',
    madeBy: 'media/scripts/pictures/case-studies/ikosim-budget.html',
  },
  {
    id: 'case-studies/ikosim-contrast',
    madeBy: 'media/scripts/pictures/case-studies/ikosim-contrast.html',
  },
  {
    id: 'case-studies/ikosim-splash',
    madeBy: 'media/scripts/pictures/case-studies/ikosim-splash.html',
  },
]
