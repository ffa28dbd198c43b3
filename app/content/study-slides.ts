import { caseStudies } from './collections/case-studies.ts'

/** The study whose slide opens the case study showcase; the others follow in their order. */
const lead = 'noria-water-bills'

/** The case studies in the order of their slides. Source: spec §2, "Case study showcase". */
export const studySlides = caseStudies.toSorted(
  (a, b) => Number(b.slug === lead) - Number(a.slug === lead),
)
