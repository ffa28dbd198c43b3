import { createHash } from 'node:crypto'

/**
 * A short hash of a page's content: its title, words and pictures. Excludes classes, scripts and today's date, which
 * change with every build.
 */
export function pageTextHash(html: string) {
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? []
  const [description = ''] = /<meta name="description"[^>]*>/.exec(html) ?? []
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
  const text = main
    .replace(/<(script|style|time|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<img [^>]*? src="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  return createHash('sha256')
    .update([title, description, text].join('\n'))
    .digest('hex')
    .slice(0, 12)
}
