import { portrayedTestimonials } from '~/content/client-pictures'
import type { Headline } from '~/sections/headline'
import { Testimonials } from '~/sections/testimonials'
import type { Surface } from '~/ui/section'

type ServiceTestimonialsProps = { title: Headline; surface: Surface }

/** Four clients. Source: spec §3, "Testimonial". */
export function ServiceTestimonials({ title, surface }: ServiceTestimonialsProps) {
  return (
    <Testimonials
      surface={surface}
      title={title}
      testimonials={portrayedTestimonials.slice(0, 4)}
    />
  )
}
