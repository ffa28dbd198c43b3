import { kaghet } from '~/content/en/creative-solution'
import type { PageHandle } from '~/layouts/page-surface'
import blogStyles from '~/sections/blog-carousel.module.css'
import noteStyles from '~/sections/demonstration-note.module.css'
import testimonialStyles from '~/sections/testimonials.module.css'
import carouselStyles from '~/ui/carousel.module.css'
import { deferred } from '~/ui/deferred'
import ratingStyles from '~/ui/rating.module.css'
import { pageMeta } from '../page-meta'
import { CreativeSolutionHero } from './creative-solution-hero'
import { CreativeSolutionProcess } from './creative-solution-process'
import { CreativeSolutionReasons } from './creative-solution-reasons'
import { CreativeSolutionServices } from './creative-solution-services'

const CreativeSolutionEnd = deferred(async () => {
  const { CreativeSolutionEnd } = await import('./creative-solution-end')
  return CreativeSolutionEnd
}, [blogStyles, testimonialStyles, carouselStyles, ratingStyles, noteStyles])

export const handle = { surface: 'sky' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: kaghet.title,
    description: kaghet.description,
    path: '/creative-solution',
  })
}

/** The home of an invented creative studio, all of cut paper. Source: spec §2, "Creative solution home". */
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
