import { createHash } from 'node:crypto'
import { load } from 'cheerio'

/**
 * A short hash of a page's content: its title, words and pictures. Excludes markup, scripts and today's date, which
 * change with every build.
 */
export function pageTextHash(html: string) {
  // What stands in for scripts is content too.
  const $ = load(html, { scriptingEnabled: false })
  const main = $('main')
  main.find('script, style, time, svg').remove()
  const pictures = main.find('img').map((_, picture) => $(picture).attr('src'))
  const parts = [
    $('head > title').text(),
    $('meta[name="description"]').attr('content') ?? '',
    main.text().replace(/\s+/g, ''),
    ...pictures.toArray(),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
