import { site } from '#words/site.ts'
import type { Address } from '../../app/addresses.ts'
import { escapeXml } from './xml.ts'

type ListedPage = Pick<Address, 'path' | 'page' | 'language'> & {
  /** `YYYY-MM-DD` */
  lastChanged: string
}

/**
 * The pages that search engines may list, with the day on which each last changed, and where there are several languages
 * with the same page in each. Source: sitemaps.org; hreflang in sitemaps as Google describes it.
 */
export function sitemap(pages: readonly ListedPage[]) {
  const translations = Map.groupBy(pages, ({ page }) => page)
  const urls = pages.map(({ path, page, lastChanged }) => {
    const lines = [
      `<loc>${urlOf(path)}</loc>`,
      `<lastmod>${lastChanged}</lastmod>`,
      ...alternates(translations.get(page) ?? []),
    ]
    return `  <url>${lines.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** The same page in each language, and the one for every other: the first. */
function alternates(translations: readonly ListedPage[]) {
  const [first] = translations
  if (!first || translations.length === 1) return []
  const link = (code: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${urlOf(path)}"/>`
  return [
    ...translations.map(({ path, language }) => link(language.code, path)),
    link('x-default', first.path),
  ]
}

function urlOf(path: string) {
  return escapeXml(site.url + path)
}
