import type { Service as ServiceData } from 'schema-dts'
import { seo } from '~/content/en/seo'
import { site } from '~/content/en/site'
import type { Service } from '~/content/service-files'
import { studio } from './structured-page'

/** A service that the studio sells. */
export function serviceData({ slug, title, summary }: Service): ServiceData {
  const url = `${site.url}/service/${slug}`
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
