import { readCaseStudies } from '../case-study-files.ts'
import { caseStudyPage } from './case-study-page.ts'
import { projects } from './projects.ts'

const { overview, research, result } = caseStudyPage

/** One file each in `case-studies/`, and the generic page `/case-study/case-study-details`. */
export const { caseStudies, genericCaseStudy } = readCaseStudies(
  'en',
  projects.map(({ slug }) => slug),
  [overview.title, research.title, result.title],
)
