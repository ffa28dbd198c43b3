import type { RootContent } from 'mdast'
import { ContentError, type MarkdownFile } from './markdown.ts'

/** A part of a story. */
export type StorySection = { heading: string; paragraphs: string[] }

/**
 * The sections of a story, written as Markdown: headings `## Title`, each with paragraphs of plain text.
 *
 * @param expected how many sections the page has room for, or their headings
 * @throws {ContentError} for anything else
 */
export function storySections(
  file: MarkdownFile,
  expected: number | readonly string[],
): StorySection[] {
  const sections: StorySection[] = []
  for (const node of file.tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const heading = plainText(file, node)
      const name = typeof expected === 'number' ? heading : expected[sections.length]
      if (heading !== name) {
        throw fault(file, node, name ? `Expected "## ${name}".` : 'Expected no further section.')
      }
      sections.push({ heading, paragraphs: [] })
    } else {
      const section = sections.at(-1)
      if (!section || node.type !== 'paragraph') {
        throw fault(file, node, 'Expected a heading such as "## The first winter", or a paragraph.')
      }
      section.paragraphs.push(plainText(file, node))
    }
  }
  const count = typeof expected === 'number' ? expected : expected.length
  const isComplete = sections.every(({ paragraphs }) => paragraphs.length > 0)
  if (sections.length !== count || !isComplete) {
    const lines = file.source.trimEnd().split('\n').length
    throw new ContentError(file, lines, `Expected ${count} sections, each with paragraphs.`)
  }
  return sections
}

function plainText(
  file: MarkdownFile,
  { children }: RootContent & { type: 'heading' | 'paragraph' },
) {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value.replaceAll('\n', ' ')
      throw fault(file, child, `Expected plain text: a story has no place for ${child.type}.`)
    })
    .join('')
}

function fault(file: MarkdownFile, { position }: Pick<RootContent, 'position'>, message: string) {
  return new ContentError(file, position?.start.line ?? 1, message)
}
