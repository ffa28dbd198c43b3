import { kaghet } from '~/content/en/creative-solution'
import { marchTeasers } from '~/content/march-teasers'
import { BlogCarousel } from '~/sections/blog-carousel'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Testimonials } from '~/sections/testimonials'

/** What stands far down: what clients say, articles, and what this page is. */
export function CreativeSolutionEnd() {
  const { testimonials, articles, demonstration } = kaghet
  return (
    <>
      <Testimonials title={testimonials.title} testimonials={testimonials.items} surface="chalk" />
      <BlogCarousel title={articles} posts={marchTeasers} surface="sky" />
      <DemonstrationNote surface="ink" text={demonstration} />
    </>
  )
}
