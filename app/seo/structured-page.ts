import type { BreadcrumbList, WebPage } from 'schema-dts'
import { site } from '#words/site.ts'
import { ui } from '#words/ui.ts'
import { pageUrl } from './page-url'

/** The `@id` of the studio, shared by all pages. */
const studioId = `${site.url}/#studio`

/** The `@id` of the site. */
export const websiteId = `${site.url}/#website`

/** The studio as other pages reference it: enough to show the publisher, and the `@id` of the full item. */
export const studio = {
  '@type': 'Organization',
  '@id': studioId,
  name: site.name,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
} as const

/** Structured data common to every page. */
export function pageData(name: string, path: `/${string}`) {
  const url = pageUrl(path)
  return { '@id': url, url, name, inLanguage: __LANGUAGE__.locale, isPartOf: { '@id': websiteId } }
}

/** A page of no other kind. Search engines read nothing of its publisher, so a reference is enough. */
export function webPageData(name: string, path: `/${string}`, description: string): WebPage {
  return {
    '@type': 'WebPage',
    ...pageData(name, path),
    description,
    publisher: { '@id': studioId },
  }
}

/** The breadcrumb of a page, without Home, which is added. The last step is the page itself. */
export function breadcrumbData(
  steps: readonly { label: string; path: `/${string}` }[],
): BreadcrumbList {
  const trail = [{ label: ui.breadcrumb.home, path: '/' as const }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageUrl(path),
    })),
  }
}

/** The `@id` of a person, shared by articles and the person's page. */
export function personId(slug: string) {
  return `${site.url}/team/${slug}#person` as const
}
