/** The legal pages, one Markdown file each in `legal/`. */
import { fields, text } from '../fields.ts'
import type { LegalText } from '../legal-text.ts'
import { readThings } from '../markdown.ts'
import { proseBlocks } from '../prose-blocks.ts'

const schema = fields({ title: text, description: text })

export const legalTexts = readThings('en/legal', schema, (file) => ({
  body: proseBlocks(file),
})) satisfies LegalText[]

/** @throws if its file is missing */
export function legalText(slug: 'terms-of-use' | 'privacy-policy'): LegalText {
  const found = legalTexts.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`app/content/en/legal/${slug}.md is missing.`)
  return found
}
