/** The legal pages, one Markdown file each in `legal/`. */
import { nonEmpty, pipe, string } from 'valibot'
import type { LegalText } from '../legal-text.ts'
import { frontMatter, readThings } from '../markdown.ts'
import { proseBlocks } from '../prose-blocks.ts'

const schema = frontMatter({
  title: pipe(string(), nonEmpty()),
  description: pipe(string(), nonEmpty()),
})

export const legalTexts = readThings('en/legal', schema, (file) => ({
  body: proseBlocks(file),
})) satisfies LegalText[]

/** @throws if its file is missing */
export function legalText(slug: 'terms-of-use' | 'privacy-policy'): LegalText {
  const text = legalTexts.find((candidate) => candidate.slug === slug)
  if (!text) throw new Error(`app/content/en/legal/${slug}.md is missing.`)
  return text
}
