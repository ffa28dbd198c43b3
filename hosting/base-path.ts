import { site } from '#words/site.ts'

/** The base path of the site, from its published address: `/`, or `/name/` for a part of a domain. */
export const basePath = readBasePath(site.url)

/** @throws when the address is not https, ends in a slash, or has a query, a fragment or an escaped character. */
export function readBasePath(url: string) {
  const { protocol, pathname, search, hash } = new URL(url)
  const isPlain = protocol === 'https:' && search === '' && hash === ''
  if (!isPlain || url.endsWith('/') || !/^[\w/.~-]*$/.test(pathname)) {
    throw new Error(
      `The site cannot be published at ${url}: write it as https://example.org or https://example.org/name, without a slash at the end.`,
    )
  }
  return pathname.replace(/\/?$/, '/')
}
