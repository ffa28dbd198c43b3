import { site } from '#words/site.ts'
import { inLanguage } from '~/lib/in-language'

/**
 * The whole address of a page, or of a file that each language has of its own.
 *
 * @param prefix of the language; that of this build unless another is named
 */
export function pageUrl(path: `/${string}`, prefix = __LANGUAGE__.prefix): string {
  return site.url + inLanguage(path, prefix)
}
