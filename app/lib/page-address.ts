import { inLanguage } from './in-language'
import { publicAddress } from './public-address'

/**
 * The published address of a page in the language of this build.
 *
 * @param path as in `routes.ts`, with its leading slash; it may have a query or a fragment
 */
export function pageAddress(path: `/${string}`): string {
  return publicAddress(inLanguage(path, __LANGUAGE__.prefix))
}
