import type { Picture } from '../lib/picture.ts'
import type { CaseStudySlug, genericCaseStudy } from './en/case-studies.ts'
import {
  darZellijHero,
  darZellijNinePlans,
  darZellijReturns,
  darZellijShades,
  hoggarTrailsBattery,
  hoggarTrailsHero,
  hoggarTrailsSunTest,
  hoggarTrailsWeight,
  ikosimBudget,
  ikosimContrast,
  ikosimHero,
  ikosimSplash,
  noriaWaterCalls,
  noriaWaterFinger,
  noriaWaterHero,
  noriaWaterTenMonths,
  tassiliBankFields,
  tassiliBankFiveSteps,
  tassiliBankHero,
  tassiliBankPhotographs,
  yasmineClinicsArrivals,
  yasmineClinicsHero,
  yasmineClinicsMirror,
  yasmineClinicsWording,
} from './pictures/case-studies.ts'

type CaseStudyPictures = {
  /** Banner of 2:1; the page cuts off its upper start corner. */
  hero: Picture
  /** In the order of their captions. */
  figures: readonly [Picture, Picture, Picture]
}

export const caseStudyPictures: Record<
  CaseStudySlug | typeof genericCaseStudy.slug,
  CaseStudyPictures
> = {
  'tassili-bank-onboarding': {
    hero: tassiliBankHero,
    figures: [tassiliBankFields, tassiliBankPhotographs, tassiliBankFiveSteps],
  },
  'noria-water-bills': {
    hero: noriaWaterHero,
    figures: [noriaWaterCalls, noriaWaterFinger, noriaWaterTenMonths],
  },
  'yasmine-clinics-two-languages': {
    hero: yasmineClinicsHero,
    figures: [yasmineClinicsArrivals, yasmineClinicsWording, yasmineClinicsMirror],
  },
  'hoggar-trails-offline': {
    hero: hoggarTrailsHero,
    figures: [hoggarTrailsBattery, hoggarTrailsSunTest, hoggarTrailsWeight],
  },
  'dar-zellij-shop': {
    hero: darZellijHero,
    figures: [darZellijReturns, darZellijNinePlans, darZellijShades],
  },
  'case-study-details': {
    hero: ikosimHero,
    figures: [ikosimSplash, ikosimContrast, ikosimBudget],
  },
}
