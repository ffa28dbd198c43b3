import type { AboutPage, ContactPage, Organization, WebSite } from 'schema-dts'
import { site } from '#words/site.ts'
import { pageUrl } from './page-url'
import { pageData, studio, websiteId } from './structured-page'

/** The studio itself: who it is, where, and how to reach it. */
export function studioData(): Organization {
  const { street, postalCode, city, country } = site.address
  return {
    ...studio,
    alternateName: site.shortName,
    description: site.description,
    email: site.email,
    telephone: site.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    sameAs: site.social.map(({ href }) => href),
  }
}

/** The site as a whole, which the home page stands for. */
export function websiteData(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: pageUrl('/'),
    inLanguage: __LANGUAGE__.locale,
    publisher: { '@id': studio['@id'] },
  }
}

/** The page about the studio. */
export function aboutData(name: string, path: `/${string}`): AboutPage {
  return { '@type': 'AboutPage', ...pageData(name, path), mainEntity: { '@id': studio['@id'] } }
}

/** The page with the ways to reach the studio. */
export function contactData(name: string, path: `/${string}`): ContactPage {
  return { '@type': 'ContactPage', ...pageData(name, path), mainEntity: { '@id': studio['@id'] } }
}
