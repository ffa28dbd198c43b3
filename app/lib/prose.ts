/** Long texts as plain data: what an article, a legal page or any other reading page is made of. */
import type { PluralForms } from './plural.ts'

/**
 * One block of a long text. A plain string is a paragraph. Every text but code may carry the marks of
 * `inline-markup.ts`.
 */
export type Block =
  | string
  | Heading
  | {
      kind: 'list'
      /** Numbered, when the order matters. */
      ordered?: true
      /** The first number of an ordered list that goes on from an earlier one. @default 1 */
      start?: number
      items: readonly string[]
    }
  | {
      kind: 'quote'
      text: string
      /** Who says it, where that helps. */
      source?: string
    }
  | {
      kind: 'code'
      caption: string
      /** The text in lines, each in pieces. */
      lines: readonly (readonly CodeToken[])[]
    }
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      /** The first cell heads its row. As many cells as there are columns. */
      rows: readonly (readonly string[])[]
    }
  | {
      kind: 'bars'
      caption: string
      /** Written after each value: ` days`, ` kB`. */
      unit: PluralForms
      /** The bars are parts of a whole: each begins where the one before it ends. */
      parts?: true
      /** Drawn on one scale that begins at zero. */
      bars: readonly { label: string; value: number }[]
    }
  | {
      kind: 'specimen'
      caption: string
      /** Set large, one below another, each with its own language and direction. */
      lines: readonly { language: 'ar' | 'fr' | 'en'; text: string }[]
    }
  | Figure

/** A piece of program code, with its role if that has a colour. */
export type CodeToken = { text: string; role?: 'comment' | 'keyword' | 'value' }

/** What a text can show that is drawn for it. */
export const figureNames = ['outbox', 'fields', 'paperwork'] as const

export type Figure = {
  kind: 'figure'
  name: (typeof figureNames)[number]
  caption: string
}

type Heading = {
  kind: 'heading'
  text: string
  /** The anchor: `/blog/<slug>#<id>`. It stays when the wording changes, so that shared links hold. */
  id: string
}

/** Reading speed in words per minute: slower than for a novel, because these texts contain tables and code. */
const wordsPerMinute = 200

/** Number of words, without code. Marks contain no spaces, so they add no words. */
export function wordCount(blocks: readonly Block[]): number {
  return blocks
    .flatMap(texts)
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][^\s—–]*/gu)?.length ?? 0), 0)
}

/** Reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** The headings of a text, in order: for a list of contents. */
export function headings(blocks: readonly Block[]): Heading[] {
  return blocks.filter((block) => typeof block !== 'string' && block.kind === 'heading')
}

function texts(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'list':
      return block.items
    case 'quote':
      return [block.text, block.source ?? '']
    case 'code':
    case 'figure':
      return [block.caption]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'bars':
      return [block.caption, ...block.bars.map(({ label }) => label)]
    case 'specimen':
      return [block.caption, ...block.lines.map(({ text }) => text)]
  }
}
