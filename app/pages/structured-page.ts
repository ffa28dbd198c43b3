import { site } from '~/content/en/site'

/** One name for the studio, under which all pages speak of the same organisation. */
export const studioId = `${site.url}/#studio`

/** The same for the site. */
export const websiteId = `${site.url}/#website`

/** What every page of the site says of itself. */
export function pageData(name: string, path: string) {
  const url = `${site.url}${path}`
  return { '@id': url, url, name, inLanguage: 'en-GB', isPartOf: { '@id': websiteId } }
}
