/**
 * The inline markup of content texts:
 *
 * | written | read as | |---|---| | `*word*` | emphasis | | `` `npm start` `` | code | | `[our prices](/service)` | a
 * link, to a page of the site or another one | | `:fr[devis]`, `:ar[كتاب]` | French or Arabic, so that screen readers
 * and fonts change language |
 *
 * Marks do not nest, and one that is never closed is an ordinary character.
 */

/** A piece of text with one format. */
export type Inline =
  | { kind: 'text' | 'emphasis' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'foreign'; text: string; language: 'ar' | 'fr' }

const marks =
  /\*(?<emphasis>[^\s*](?:[^*]*[^\s*])?)\*|`(?<code>[^`]+)`|\[(?<link>[^[\]]+)\]\((?<href>[^\s()]+)\)|:(?<language>ar|fr)\[(?<foreign>[^[\]]+)\]/g

/** Parses marked-up text into pieces, in reading order; none is empty. */
export function parseInline(source: string): Inline[] {
  const stretches: Inline[] = []
  let end = 0
  for (const match of source.matchAll(marks)) {
    if (match.index > end) stretches.push({ kind: 'text', text: source.slice(end, match.index) })
    stretches.push(meaning(match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < source.length) stretches.push({ kind: 'text', text: source.slice(end) })
  return stretches
}

/** The text without its marks: for descriptions, feeds and word counts. */
export function plainText(source: string): string {
  return parseInline(source)
    .map(({ text }) => text)
    .join('')
}

function meaning(groups: Record<string, string | undefined>): Inline {
  const { emphasis, code, link, href = '', language, foreign = '' } = groups
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis }
  if (code !== undefined) return { kind: 'code', text: code }
  if (link !== undefined) return { kind: 'link', text: link, href }
  return { kind: 'foreign', text: foreign, language: language === 'ar' ? 'ar' : 'fr' }
}
