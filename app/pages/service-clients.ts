import { deferred } from '~/ui/deferred'

/** What clients say on the pages of the services, which a visitor comes to late or never. */
export const ServiceClients = deferred(async () => {
  const { ServiceTestimonials } = await import('./service-testimonials')
  return ServiceTestimonials
})
