import { caseStudies } from './collections/case-studies.ts'
import { projects } from './collections/projects.ts'

/** The study whose slide opens the case study showcase; the others follow in their order. */
const lead = 'noria-water-bills'

/** The case studies in the order of their slides, with the days of launch. Source: spec §2, "Case study showcase". */
export const studySlides = caseStudies
  .toSorted((a, b) => Number(b.slug === lead) - Number(a.slug === lead))
  .map((study) => ({
    ...study,
    date: projects.find(({ slug }) => slug === study.project)?.date ?? '',
  }))
