/** Reads content that is one Markdown file with front matter for each thing. Runs in Node only, when the site is built. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'

/** A fault in a file of content, with the place and what was expected there. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor({ path }: { path: string }, line: number, message: string) {
    super(`${path}:${line}: ${message}`)
  }
}

/** A file without its front matter. */
export type MarkdownFile = {
  /** From the project's folder. */
  path: string
  source: string
  tree: Root
}

const parser = remark().use(remarkFrontmatter).use(remarkGfm).use(remarkDirective)

/**
 * The things of a folder, each with its `slug`, the name of its file.
 *
 * @param folder such as `en/articles`
 * @param front what the front matter has to hold
 * @param readBody makes the rest of a thing from what follows the front matter
 * @throws {ContentError} that names file and line
 */
export function readThings<Front extends GenericSchema, Body extends object>(
  folder: string,
  front: Front,
  readBody: (file: MarkdownFile) => Body,
): (InferOutput<Front> & Body & { slug: string })[] {
  // Commands run in the project's folder, and the built pages have another one than this module.
  const path = join('app/content', folder)
  const names = readdirSync(path).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => {
    const file = readMarkdown(`${path}/${name}`)
    const values = readFront(file, front)
    return {
      slug: name.slice(0, -'.md'.length),
      ...(values as object),
      ...readBody(file),
    } as InferOutput<Front> & Body & { slug: string }
  })
}

function readMarkdown(path: string): MarkdownFile {
  const source = readFileSync(path, 'utf8')
  return { path, source, tree: parser.parse(source) }
}

/** Takes the front matter out of the file. */
function readFront<Front extends GenericSchema>(
  file: MarkdownFile,
  schema: Front,
): InferOutput<Front> {
  const [first, ...children] = file.tree.children
  if (first?.type !== 'yaml') throw new ContentError(file, 1, 'Expected front matter between ---.')
  file.tree = { ...file.tree, children }
  const lines = new LineCounter()
  const document = parseDocument(first.value, { lineCounter: lines, prettyErrors: false })
  const [fault] = document.errors
  const lineOf = (offset: number) => lines.linePos(offset).line + (first.position?.start.line ?? 0)
  if (fault) throw new ContentError(file, lineOf(fault.pos[0]), fault.message)
  const result = safeParse(schema, document.toJS())
  if (result.success) return result.output
  const [issue] = result.issues
  const keys = issue.path?.map(({ key }) => key) ?? []
  throw new ContentError(
    file,
    lineOf(offsetOf(document, keys)),
    [...(keys.length > 0 ? [keys.join('.')] : []), issue.message].join(': '),
  )
}

/** Where a value begins in the front matter; where its parent begins, if it is missing. */
function offsetOf(document: Document, keys: readonly unknown[]): number {
  const node = document.getIn(keys, true)
  if (isNode(node)) return node.range?.[0] ?? 0
  return keys.length > 0 ? offsetOf(document, keys.slice(0, -1)) : 0
}
