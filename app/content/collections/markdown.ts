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
import { language } from '#words/language.ts'
import type { Language } from '../../lib/language.ts'

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

// Commands run in the project's folder, and the built pages have another one than this module.
const contentFolder = 'app/content'

const parser = remark().use(remarkFrontmatter).use(remarkGfm).use(remarkDirective)

/** What a folder of things holds. */
type Kind<Front extends GenericSchema, Words extends GenericSchema, Body extends object> = {
  /** What the front matter has to hold. */
  front: Front
  /** What the front matter of a translation has to hold: the words, without what is the same in every language. */
  words: Words
  /** Makes the rest of a thing from what follows the front matter. */
  readBody: (file: MarkdownFile) => Body
}

type Thing<Front extends GenericSchema, Body> = InferOutput<Front> & Body & { slug: string }

/** The language whose files hold everything, and not only the words. */
const source = 'en'

/**
 * The things of a folder in the site's language, each with its `slug`, the name of its file. A file of another language
 * than English holds words only, and stands under the same name as the English one.
 *
 * @param folder such as `articles`
 * @param to the language to read; that of the build unless a test names another
 * @throws {ContentError} that names file and line
 */
export function readThings<
  Front extends GenericSchema,
  Words extends GenericSchema,
  Body extends object,
>(
  folder: string,
  { front, words, readBody }: Kind<Front, Words, Body>,
  to: Language['code'] = language.code,
): Thing<Front, Body>[] {
  const files = readFolder(`${source}/${folder}`)
  const things = files.map(([slug, file]) => ({ slug, file, facts: readFront(file, front) }))
  if (to === source) {
    return things.map(({ slug, file, facts }) => thingOf(slug, facts, readBody(file)))
  }
  const translations = new Map(readFolder(`${to}/${folder}`))
  for (const [slug, file] of translations) {
    if (!things.some((thing) => thing.slug === slug)) {
      throw new ContentError(file, 1, `There is no ${source}/${folder}/${slug}.md to translate.`)
    }
  }
  return things.map(({ slug, facts }) => {
    const file = translations.get(slug)
    const path = `${contentFolder}/${to}/${folder}/${slug}.md`
    if (!file) throw new ContentError({ path }, 1, `Missing: the translation of ${slug}.`)
    return thingOf(slug, withWords(facts, readFront(file, words), file), readBody(file))
  })
}

/**
 * The example of a kind, which is in a folder `generic` of its own.
 *
 * @throws {ContentError} that names file and line
 */
export function readGeneric<
  Front extends GenericSchema,
  Words extends GenericSchema,
  Body extends object,
>(folder: string, kind: Kind<Front, Words, Body>): Thing<Front, Body> {
  const [generic] = readThings(`${folder}/generic`, kind)
  if (!generic) throw new Error(`Expected a file in ${source}/${folder}/generic.`)
  return generic
}

function thingOf<Front extends GenericSchema, Body extends object>(
  slug: string,
  facts: unknown,
  body: Body,
): Thing<Front, Body> {
  return { slug, ...(facts as object), ...body } as Thing<Front, Body>
}

/** A value whose words are replaced. A list of records keeps its length; a list of words may have another. */
function withWords(value: unknown, words: unknown, file: MarkdownFile): unknown {
  if (isList(value) && isList(words) && isRecord(words[0])) {
    if (value.length !== words.length) {
      throw new ContentError(
        file,
        1,
        `Expected ${value.length} entries, as in English: ${words.length} found.`,
      )
    }
    return value.map((one, index) => withWords(one, words[index], file))
  }
  if (!isRecord(value) || !isRecord(words)) return words
  const entries = Object.entries(words)
  return {
    ...value,
    ...Object.fromEntries(entries.map(([key, word]) => [key, withWords(value[key], word, file)])),
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** The files of a folder by name. */
function readFolder(folder: string): [slug: string, file: MarkdownFile][] {
  const path = join(contentFolder, folder)
  const names = readdirSync(path).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => [name.slice(0, -'.md'.length), readMarkdown(`${path}/${name}`)])
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
