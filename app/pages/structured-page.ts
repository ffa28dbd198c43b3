import type { BreadcrumbList, WebPage } from 'schema-dts'
import { site } from '~/content/en/site'

/** One name for the studio, under which all pages speak of the same organisation. */
const studioId = `${site.url}/#studio`

/** The same for the site. */
export const websiteId = `${site.url}/#website`

/** The studio as other pages name it: enough to show who published, and the way to the whole record. */
export const studio = {
  '@type': 'Organization',
  '@id': studioId,
  name: site.name,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
} as const

/** What every page of the site says of itself. */
export function pageData(name: string, path: string) {
  const url = `${site.url}${path}`
  return { '@id': url, url, name, inLanguage: 'en-GB', isPartOf: { '@id': websiteId } }
}

/** A page of no other kind. */
export function webPageData(name: string, path: string, description: string): WebPage {
  return { '@type': 'WebPage', ...pageData(name, path), description, publisher: studio }
}

/** The way to a page, as in its breadcrumb; Home stands before it. The last step is the page itself. */
export function breadcrumbData(steps: readonly { label: string; path: string }[]): BreadcrumbList {
  const trail = [{ label: 'Home', path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${site.url}${path}`,
    })),
  }
}

/** One name for a person, under which articles and the person's own page speak of the same one. */
export function personId(slug: string) {
  return `${site.url}/team/${slug}#person` as const
}
