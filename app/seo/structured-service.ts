import type { Service as ServiceData } from 'schema-dts'
import { seo } from '#words/seo.ts'
import type { Service } from '~/content/collections/services'
import { pageUrl } from './page-url'
import { studio } from './structured-page'

/** A service that the studio sells. */
export function serviceData({ slug, title, summary }: Service): ServiceData {
  const url = pageUrl(`/service/${slug}`)
  return {
    '@type': 'Service',
    '@id': url,
    url,
    name: title,
    description: summary,
    provider: studio,
    areaServed: seo.areaServed,
  }
}
