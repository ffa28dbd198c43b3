import { pricing } from '~/content/en/pricing'
import { services } from '~/content/en/services'
import type { PageHandle } from '~/layouts/page-surface'
import { Pricing } from '~/sections/pricing'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import { Index } from './services-list'
import { ServiceTestimonials } from './services-testimonials'

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
      <Index />
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
