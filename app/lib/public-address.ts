/**
 * The published address of a file in the public folder.
 *
 * @param path from the root of the site, with its leading slash
 * @returns the same below the path that the site is published under: `/` unless `SITE_URL` names one.
 */
export function publicAddress(path: `/${string}`): string {
  return import.meta.env.BASE_URL + path.slice(1)
}
