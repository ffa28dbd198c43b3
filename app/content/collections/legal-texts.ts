/** The legal pages, one Markdown file each in `legal/`. */

import type { Block } from '../../lib/prose.ts'
import { fields, text } from './fields.ts'
import { readThings } from './markdown.ts'
import { proseBlocks } from './prose-blocks.ts'

/** A legal page. The headings of its body are its anchors. */
export type LegalText = {
  title: string
  /** For search engines: 70 to 160 characters. */
  description: string
  body: readonly Block[]
}

const schema = fields({ title: text, description: text })

export const legalTexts = readThings('legal', {
  front: schema,
  words: schema,
  readBody: (file) => ({ body: proseBlocks(file) }),
}) satisfies LegalText[]

/** @throws if its file is missing */
export function legalText(slug: 'terms-of-use' | 'privacy-policy'): LegalText {
  const found = legalTexts.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`app/content/en/legal/${slug}.md is missing.`)
  return found
}
