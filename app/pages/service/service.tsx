import { serviceTexts } from '~/content/en/service-texts'
import { genericService, services } from '~/content/en/services'
import { testimonials } from '~/content/en/testimonials'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { Faq } from '~/sections/faq'
import { JsonLd } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { questionsData } from '~/seo/structured-questions'
import { serviceData } from '~/seo/structured-service'
import type { Route } from './+types/service'
import { Deliverables } from './deliverables'
import { Hero } from './hero'
import { serviceLook } from './looks'
import { Process } from './process'
import { Scene } from './scene'
import { ServiceTestimonials } from './services-testimonials'
import { Siblings } from './siblings'

type AnyService = (typeof services)[number] | typeof genericService

export const handle = {
  surface: ({ serviceDetailsId = '' }) => serviceLook(serviceDetailsId).surface,
} satisfies PageHandle

export async function loader({ params: { serviceDetailsId } }: Route.LoaderArgs) {
  return serviceTexts[findService(serviceDetailsId).slug]()
}

export function meta({ params: { serviceDetailsId } }: Route.MetaArgs) {
  const service = findService(serviceDetailsId)
  const path = `/service/${serviceDetailsId}`
  return pageMeta({
    title: service.title,
    description: service.summary,
    path,
    noIndex: service === genericService,
    jsonLd: [
      serviceData(service),
      breadcrumbData([
        { label: 'Services', path: '/service' },
        { label: service.title, path },
      ]),
    ],
  })
}

/** One service, or for an unknown id what all of them have in common. Source: spec §2, "service/{serviceDetailsId}"; D4 and D5. */
export default function ServicePage({
  params: { serviceDetailsId },
  loaderData: { text },
}: Route.ComponentProps) {
  const service = findService(serviceDetailsId)
  const look = serviceLook(serviceDetailsId)

  return (
    <article>
      <Hero
        service={service}
        surface={look.surface}
        lead={text.lead}
        crumb={{ label: service.title, parameter: serviceDetailsId }}
      />
      <Deliverables deliverables={text.deliverables} />
      <Scene slug={service.slug} caption={text.scene} />
      <Process steps={text.process} surface={look.process} />
      <Siblings current={service.slug} />
      <ServiceTestimonials
        testimonials={testimonials}
        surface="chalk-2"
        title={[{ text: 'Four clients,' }, { text: 'in their own words', voice: 'counter' }]}
      />
      <Faq
        surface="chalk"
        title={[{ text: 'Eight questions' }, { text: 'before you sign', voice: 'counter' }]}
        items={text.questions}
      />
      <CallToAction
        surface={look.callToAction}
        title={[{ text: 'Days, names,' }, { text: 'and a fixed price.', voice: 'counter' }]}
        text={
          <p>
            Our quotes list all three, and say what is not included. The first half-hour of advice
            is free, and so is the quote.
          </p>
        }
        action={{ label: 'Schedule a Consultation', href: '/contact#consultation' }}
      />
      <JsonLd things={[questionsData(text.questions)]} />
    </article>
  )
}

function findService(id: string): AnyService {
  return services.find(({ slug }) => slug === id) ?? genericService
}
