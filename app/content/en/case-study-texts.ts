import type { CaseStudySlug, CaseStudyText, genericCaseStudy } from './case-studies.ts'

type TextSlug = CaseStudySlug | typeof genericCaseStudy.slug

/** Lazy import of each case study's long text: a page loads only its own. */
export const caseStudyTexts: Record<TextSlug, () => Promise<{ text: CaseStudyText }>> = {
  'tassili-bank-onboarding': () => import('./case-studies/tassili-bank-onboarding.ts'),
  'noria-water-bills': () => import('./case-studies/noria-water-bills.ts'),
  'yasmine-clinics-two-languages': () => import('./case-studies/yasmine-clinics-two-languages.ts'),
  'hoggar-trails-offline': () => import('./case-studies/hoggar-trails-offline.ts'),
  'dar-zellij-shop': () => import('./case-studies/dar-zellij-shop.ts'),
  'case-study-details': () => import('./case-studies/case-study-details.ts'),
}
