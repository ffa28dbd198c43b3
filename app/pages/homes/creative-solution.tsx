import { kaghet } from '~/content/en/creative-solution'
import type { PageHandle } from '~/layouts/page-surface'
import { pageMeta } from '../page-meta'
import { CreativeSolutionEnd } from './creative-solution-end'
import { CreativeSolutionHero } from './creative-solution-hero'
import { CreativeSolutionProcess } from './creative-solution-process'
import { CreativeSolutionReasons } from './creative-solution-reasons'
import { CreativeSolutionServices } from './creative-solution-services'
import './creative-solution-surfaces.css'

export const handle = { surface: 'sky' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: kaghet.title,
    description: kaghet.description,
    path: '/creative-solution',
  })
}

/** The home page of an invented creative studio, drawn in cut paper. Source: spec §2, "Creative solution home". */
export default function CreativeSolution() {
  return (
    <>
      <CreativeSolutionHero />
      <CreativeSolutionProcess />
      <CreativeSolutionReasons />
      <CreativeSolutionServices />
      <CreativeSolutionEnd />
    </>
  )
}
