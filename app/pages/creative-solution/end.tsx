import { creativeSolution } from '~/content/en/creative-solution'
import { marchTeasers } from '~/content/march-teasers'
import { BlogCarousel } from '~/sections/blog-carousel'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Testimonials } from '~/sections/testimonials'

/** The end of the page, loaded late: testimonials, articles and the note that the page is a demonstration. */
export function End() {
  const { testimonials, articles, demonstration } = creativeSolution
  return (
    <>
      <Testimonials title={testimonials.title} testimonials={testimonials.items} surface="chalk" />
      <BlogCarousel title={articles} posts={marchTeasers} surface="sky" />
      <DemonstrationNote surface="ink" text={demonstration} />
    </>
  )
}
