import { pricing } from '~/content/en/pricing'
import { services } from '~/content/en/services'
import type { PageHandle } from '~/layouts/page-surface'
import { Pricing } from '~/sections/pricing'
import { pageMeta } from './page-meta'
import { ServiceIndex } from './service-index'
import { ServiceTestimonials } from './service-testimonials'
import { collectionData } from './structured-collection'
import { breadcrumbData } from './structured-page'

export const handle = { surface: 'chalk' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Services',
    description:
      'Design, React, marketing, apps, advice and logos: the six services of Ikosim Studio, what maintenance costs after launch, and what clients say.',
    path: '/service',
    jsonLd: [
      collectionData(
        'Services',
        '/service',
        services.map(({ slug, title }) => ({ name: title, path: `/service/${slug}` })),
      ),
      breadcrumbData([{ label: 'Services', path: '/service' }]),
    ],
  })
}

/** Six services, what looking after a product costs, and four clients. Source: spec §2, "service". */
export default function ServicesPage() {
  return (
    <>
      <ServiceIndex />
      <Pricing
        surface="ink"
        title={pricing.title}
        intro={pricing.intro}
        monthly={pricing.monthly}
        yearly={pricing.yearly}
        notes={pricing.notes}
        action={{ label: 'Ask about this plan', href: '/contact' }}
      />
      <ServiceTestimonials
        surface="sea"
        title={[{ text: 'What it is like' }, { text: 'to be our client', voice: 'counter' }]}
      />
    </>
  )
}
