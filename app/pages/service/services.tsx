import { pricing } from '#words/pricing.ts'
import { servicePage } from '#words/service-page.ts'
import { servicesPage } from '#words/services-page.ts'
import { services } from '~/content/collections/services'
import { withPrices } from '~/content/plan-prices'
import { servicesPageTestimonials, testimonialsNamed } from '~/content/testimonials'
import type { PageHandle } from '~/layouts/page-surface'
import { Pricing } from '~/sections/pricing'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import type { Route } from './+types/services'
import { End } from './services-end'
import { Net } from './services-net'
import { ServiceTestimonials } from './services-testimonials'
import { withFigure } from './with-figure'
import './frame.css'

export const handle = { surface: 'chalk' } satisfies PageHandle

export function loader() {
  return {
    words: servicesPage,
    price: servicePage.dayPrice,
    services,
    pricing,
    ...withFigure(testimonialsNamed(servicesPageTestimonials)),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words
  return pageMeta({
    title,
    description,
    path: '/service',
    jsonLd: [
      collectionData(
        title,
        '/service',
        loaderData.services.map(({ slug, title: name }) => ({ name, path: `/service/${slug}` })),
      ),
      breadcrumbData([{ label: title, path: '/service' }]),
    ],
  })
}

/** Six services, what looking after a product costs, and four clients. Source: spec §2, "service". */
export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { words, price, services, pricing, testimonials, figure } = loaderData
  return (
    <>
      <Net words={words} services={services} price={price} />
      <Pricing
        id="plans"
        surface="ink"
        layout="columns"
        title={pricing.title}
        intro={pricing.intro}
        monthly={withPrices('monthly', pricing.monthly)}
        yearly={withPrices('yearly', pricing.yearly)}
        notes={pricing.notes}
        action={{ label: words.pricing.ask, href: '/contact' }}
      />
      <ServiceTestimonials
        id="clients"
        surface="sea"
        portrait="start"
        testimonials={testimonials}
        figure={figure}
      />
      <End words={words.end} services={services} />
    </>
  )
}
