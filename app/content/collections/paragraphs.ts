import { ContentError, type MarkdownFile } from './markdown.ts'
import { proseBlocks } from './prose-blocks.ts'

/**
 * A text without headings, lists and figures.
 *
 * @throws {ContentError} for anything but paragraphs, and if there are none
 */
export function paragraphs(file: MarkdownFile): readonly [string, ...string[]] {
  const [first, ...others] = proseBlocks(file).map((block, index) => {
    if (typeof block === 'string') return block
    const { position } = file.tree.children[index] ?? {}
    throw new ContentError(file, position?.start.line ?? 1, 'Expected a paragraph.')
  })
  if (!first) throw new ContentError(file, 1, 'Expected a text after the second ---.')
  return [first, ...others]
}
