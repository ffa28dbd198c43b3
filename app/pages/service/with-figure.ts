import { projects } from '~/content/collections/projects'
import type { ClientTestimonial } from '~/content/testimonials'

/** Testimonials, with what the project of the first client changed. */
export function withFigure(testimonials: readonly ClientTestimonial[]) {
  const project = projects.find(({ slug }) => slug === testimonials[0]?.project)
  return { testimonials, figure: project?.figures[0] }
}
