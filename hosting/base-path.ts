import { site } from '../app/content/en/site.ts'

/** The path that the whole site lives under, as its published address says: `/`, or `/name/` for a part of a domain. */
export const basePath = readBasePath(site.url)

/** @throws when the address is not one that pages can begin their own with. */
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
