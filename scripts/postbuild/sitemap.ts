import { site } from '#words/site.ts'
import { escapeXml } from './xml.ts'

/** The pages that search engines may list, with the day on which each last changed (`YYYY-MM-DD`). */
export function sitemap(pages: readonly { path: string; lastChanged: string }[]) {
  const urls = pages.map(
    ({ path, lastChanged }) =>
      `  <url><loc>${escapeXml(`${site.url}${path}`)}</loc><lastmod>${lastChanged}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
