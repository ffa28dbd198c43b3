import type { Block } from '../lib/prose.ts'

/** A legal page. The headings of its body are its anchors. */
export type LegalText = {
  title: string
  /** For search engines: 70 to 160 characters. */
  description: string
  body: readonly Block[]
}
