import { servicePage } from '#words/service-page.ts'
import type { Service } from '~/content/collections/services'
import { genericService, services } from '~/content/collections/services'
import { testimonialsNamed } from '~/content/testimonials'
import type { PageHandle } from '~/layouts/page-surface'
import { Faq } from '~/sections/faq'
import { JsonLd } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { questionsData } from '~/seo/structured-questions'
import { serviceData } from '~/seo/structured-service'
import { PageIndex } from '~/ui/page-index'
import type { Route } from './+types/service'
import { Change } from './change'
import { Deliverables } from './deliverables'
import { End } from './end'
import { Hero } from './hero'
import { Process } from './process'
import { Samples } from './samples'
import { Scene } from './scene'
import { ServiceTestimonials } from './services-testimonials'
import { Siblings } from './siblings'
import { withFigure } from './with-figure'
import './frame.css'
import styles from './service.module.css'

export const handle = {
  surface: ({ service }: Route.ComponentProps['loaderData']) => service.look.surface,
  footer: 'chalk-2',
} satisfies PageHandle

export function loader({ params: { serviceDetailsId } }: Route.LoaderArgs) {
  const service = findService(serviceDetailsId)
  return {
    words: servicePage,
    service,
    isGeneric: service === genericService,
    siblings: services.map(({ slug, title }) => ({ slug, title })),
    ...withFigure(testimonialsNamed(service.testimonials)),
  }
}

export function meta({ params: { serviceDetailsId }, loaderData }: Route.MetaArgs) {
  const { words, service, isGeneric } = loaderData
  const path = `/service/${serviceDetailsId}` as const
  return pageMeta({
    title: service.title,
    description: service.summary,
    path,
    noIndex: isGeneric,
    jsonLd: [
      serviceData(service),
      breadcrumbData([
        { label: words.breadcrumb.services, path: '/service' },
        { label: service.title, path },
      ]),
    ],
  })
}

/** One service, or for an unknown id what all of them have in common. Source: spec §2, "service/{serviceDetailsId}"; D4 and D5. */
export default function ServicePage({
  params: { serviceDetailsId },
  loaderData: { words, service, siblings, testimonials, figure },
}: Route.ComponentProps) {
  const { slug, title, look, deliverables, findings, change, scene, process, questions } = service

  return (
    <article className={styles.page}>
      <Hero words={words} service={service} crumb={{ label: title, parameter: serviceDetailsId }} />
      <PageIndex
        surface={look.surface}
        links={[
          { href: '#receive', label: words.deliverables.title },
          { href: '#process', label: words.process.label },
          { href: '#before', label: words.questions.title },
        ]}
      />
      {look.samples && findings ? (
        <Samples
          words={words.deliverables}
          deliverables={deliverables}
          findings={findings}
          samples={look.samples}
          surface={look.surface}
        />
      ) : (
        <Deliverables words={words.deliverables} deliverables={deliverables} />
      )}
      <Scene {...scene} surface={look.process} />
      <Process words={words.process} steps={process} surface={look.process} />
      <Change change={change} />
      <Siblings words={words.siblings} services={siblings} current={slug} />
      <ServiceTestimonials
        surface={look.surface}
        portrait="end"
        testimonials={testimonials}
        figure={figure}
      />
      <Faq titleId="before" surface="chalk" title={words.questions.title} items={questions} />
      <End words={words.callToAction} service={service} />
      <JsonLd things={[questionsData(questions)]} />
    </article>
  )
}

function findService(id: string): Service {
  return services.find(({ slug }) => slug === id) ?? genericService
}
