import { clientPictures } from '~/content/client-pictures'
import type { ClientTestimonial } from '~/content/testimonials'
import type { Headline } from '~/sections/headline'
import { Testimonials } from '~/sections/testimonials'
import type { Surface } from '~/ui/section'

type ServiceTestimonialsProps = {
  id?: string
  title: Headline
  testimonials: readonly ClientTestimonial[]
  surface: Surface
}

/** Four clients, with their portraits. Source: spec §2, "service"; §3, "Testimonial". */
export function ServiceTestimonials({
  id,
  title,
  testimonials,
  surface,
}: ServiceTestimonialsProps) {
  return (
    <Testimonials
      id={id}
      surface={surface}
      title={title}
      testimonials={testimonials.map((testimonial) => ({
        ...testimonial,
        portrait: clientPictures[testimonial.slug],
      }))}
    />
  )
}
