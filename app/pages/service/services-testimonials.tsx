import { clientPictures } from '~/content/client-pictures'
import type { testimonials } from '~/content/testimonials'
import type { Headline } from '~/sections/headline'
import { Testimonials } from '~/sections/testimonials'
import type { Surface } from '~/ui/section'

type ServiceTestimonialsProps = {
  title: Headline
  testimonials: readonly (typeof testimonials)[number][]
  surface: Surface
}

/** The first four clients, with their portraits. Source: spec §2, "service"; §3, "Testimonial". */
export function ServiceTestimonials({ title, testimonials, surface }: ServiceTestimonialsProps) {
  return (
    <Testimonials
      surface={surface}
      title={title}
      testimonials={testimonials.slice(0, 4).map((testimonial) => ({
        ...testimonial,
        portrait: clientPictures[testimonial.slug],
      }))}
    />
  )
}
