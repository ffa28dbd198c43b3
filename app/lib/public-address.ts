/**
 * Where a file of the public folder lies once the site is published.
 *
 * @param path from the root of the site, with its leading slash
 * @returns the same below the path that the site is published under: `/` unless `SITE_URL` names one.
 */
export function publicAddress(path: `/${string}`): string {
  return import.meta.env.BASE_URL + path.slice(1)
}

/**
 * The same the other way round: what the router calls a page.
 *
 * @param pathname of an address of the site, as the browser gives it
 */
export function sitePath(pathname: string): string {
  return pathname.slice(import.meta.env.BASE_URL.length - 1)
}
