import testimonialStyles from '~/sections/testimonials.module.css'
import carouselStyles from '~/ui/carousel.module.css'
import { deferred } from '~/ui/deferred'
import ratingStyles from '~/ui/rating.module.css'

/** What clients say on the pages of the services, which a visitor comes to late or never. */
export const ServiceClients = deferred(async () => {
  const { ServiceTestimonials } = await import('./service-testimonials')
  return ServiceTestimonials
}, [testimonialStyles, carouselStyles, ratingStyles])
