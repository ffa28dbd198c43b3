import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Node,
  PhrasingContent,
  RootContent,
} from 'mdast'
import type { PluralForms } from '../../lib/plural.ts'
import { type Block, figureNames } from '../../lib/prose.ts'
import { codeLines } from './code-lines.ts'
import { ContentError, type MarkdownFile } from './markdown.ts'

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>
type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

/**
 * The blocks of a long text, written as Markdown: paragraphs, lists, headings `## Text {#anchor}`, and the directives
 * `quote`, `code`, `table`, `bars`, `specimen`, `parts` and `figure`, each with its caption in brackets.
 * docs/writing.md shows them.
 *
 * @throws {ContentError} for anything else
 */
export function proseBlocks(file: MarkdownFile): Block[] {
  return file.tree.children.map((node) => blockOf(file, node))
}

function blockOf(file: MarkdownFile, node: RootContent): Block {
  switch (node.type) {
    case 'paragraph':
      return textOf(file, node)
    case 'heading':
      return headingOf(file, node)
    case 'list':
      return {
        kind: 'list',
        ...(node.ordered && { ordered: true }),
        ...(node.ordered && node.start !== 1 && { start: node.start ?? 1 }),
        items: node.children.map((item) => itemOf(file, item)),
      }
    case 'containerDirective':
      return directiveOf(file, node)
    case 'leafDirective':
      return figureOf(file, node)
    default:
      throw fault(file, node, `A text has no place for ${node.type}.`)
  }
}

function headingOf(file: MarkdownFile, node: RootContent & { type: 'heading' }): Block {
  const { text, id } =
    /^(?<text>.+) \{#(?<id>[a-z]+(-[a-z]+)*)\}$/.exec(textOf(file, node))?.groups ?? {}
  if (node.depth !== 2 || !text || !id) {
    throw fault(file, node, 'Expected a heading such as "## What it costs {#costs}".')
  }
  return { kind: 'heading', id, text }
}

const directives = ['quote', 'code', 'table', 'bars', 'specimen', 'parts']

function directiveOf(file: MarkdownFile, node: ContainerDirective): Block {
  if (!directives.includes(node.name)) {
    throw fault(file, node, `Expected one of ${directives.join(', ')} instead of "${node.name}".`)
  }
  const [label, ...rest] = node.children
  const isLabelled = label?.type === 'paragraph' && label.data?.directiveLabel
  const caption = isLabelled ? textOf(file, label) : ''
  const content = isLabelled ? rest : node.children
  if (node.name === 'quote') {
    const text = content.map((one) => textOf(file, one)).join(' ')
    return { kind: 'quote', text, ...(caption && { source: caption }) }
  }
  if (!caption) throw fault(file, node, `Expected a caption: ":::${node.name}[What it shows]".`)
  const [only, ...others] = content
  const expect = (what: string) => fault(file, node, `Expected ${what} in ":::${node.name}".`)
  if (!only || others.length > 0) throw expect('one thing')
  switch (node.name) {
    case 'code':
      if (only.type !== 'code') throw expect('code between ``` and ```')
      return { kind: 'code', caption, lines: codeLines(languageOf(file, only), only.value) }
    case 'table':
      return tableOf(file, only, caption)
    case 'bars':
    case 'parts':
      if (only.type !== 'list') throw expect('a list such as "- Design: 18"')
      return {
        kind: 'bars',
        caption,
        unit: unitOf(file, node),
        ...(node.name === 'parts' && { parts: true }),
        bars: barsOf(file, only),
      }
    default:
      if (only.type !== 'list') throw expect('a list such as "- :fr[Bonjour]"')
      return { kind: 'specimen', caption, lines: only.children.map((one) => lineOf(file, one)) }
  }
}

function figureOf(file: MarkdownFile, node: LeafDirective): Block {
  const caption = inlineOf(file, node.children)
  const name = figureNames.find((one) => one === node.attributes?.name)
  if (node.name !== 'figure' || !caption || !name) {
    const names = figureNames.join(', ')
    throw fault(file, node, `Expected "::figure[What it shows]{name=…}" with one of ${names}.`)
  }
  return { kind: 'figure', name, caption }
}

const languages = ['css', 'html', 'json', 'kotlin', 'dart', 'text', 'ts'] as const

function languageOf(file: MarkdownFile, node: Node & { lang?: string | null }) {
  const language = languages.find((one) => one === node.lang)
  if (!language) throw fault(file, node, `Expected a language: one of ${languages.join(', ')}.`)
  return language
}

function tableOf(
  file: MarkdownFile,
  node: BlockContent | DefinitionContent,
  caption: string,
): Block {
  if (node.type !== 'table') throw fault(file, node, 'Expected a table with | between its columns.')
  const [columns = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => inlineOf(file, cell.children)),
  )
  return { kind: 'table', caption, columns, rows }
}

const unitForms = ['unit', 'zero', 'one', 'two', 'few', 'many']

/** `unit` is the general form, and the others stand beside it: `{unit=" days" one=" day"}`. */
function unitOf(file: MarkdownFile, node: ContainerDirective): PluralForms {
  const named = Object.entries(node.attributes ?? {}).map(([name, text]) => [name, text ?? ''])
  if (named.some(([name = '']) => !unitForms.includes(name))) {
    throw fault(file, node, `Expected ${unitForms.join(', ')} between { and }.`)
  }
  const { unit = '', ...forms } = Object.fromEntries(named)
  return { ...forms, other: unit }
}

function barsOf(file: MarkdownFile, list: List) {
  return list.children.map((item) => {
    const { label, value } =
      /^(?<label>.+): (?<value>[\d.]+)$/.exec(itemOf(file, item))?.groups ?? {}
    if (!label) throw fault(file, item, 'Expected a bar such as "- Design: 18".')
    return { label, value: Number(value) }
  })
}

function lineOf(file: MarkdownFile, item: ListItem) {
  const { language, text } =
    /^:(?<language>ar|fr|en)\[(?<text>[^\]]+)\]$/.exec(itemOf(file, item))?.groups ?? {}
  if (!language || !text) throw fault(file, item, 'Expected a line such as "- :fr[Bonjour]".')
  return { language: language as 'ar' | 'fr' | 'en', text }
}

function itemOf(file: MarkdownFile, { children }: ListItem): string {
  return children.map((child) => textOf(file, child)).join(' ')
}

/** What a paragraph or heading says. */
function textOf(file: MarkdownFile, node: RootContent): string {
  if (node.type !== 'paragraph' && node.type !== 'heading') {
    throw fault(file, node, 'Expected a paragraph.')
  }
  return inlineOf(file, node.children)
}

/** A text with its marks, which `lib/inline-markup.ts` reads where it is shown. */
function inlineOf(file: MarkdownFile, nodes: readonly PhrasingContent[]): string {
  for (const node of nodes) checkInline(file, node)
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!first || !last) return ''
  return sourceOf(file, first, last).replace(/\s*\n\s*/g, ' ')
}

/** Refuses what Markdown knows and `lib/inline-markup.ts` does not, which would be shown as it is written. */
function checkInline(file: MarkdownFile, node: PhrasingContent) {
  const source = sourceOf(file, node)
  if (node.type === 'inlineCode') return
  if (node.type === 'text') {
    const isPlain = node.value.replace(/\s+/g, ' ') === source.replace(/\s+/g, ' ')
    if (!isPlain) throw fault(file, node, 'Expected characters as such, without \\ or &…;.')
    return
  }
  // A colon before a word is a directive to the parser, and so is an address without brackets a link.
  if (node.type === 'textDirective' && !source.endsWith(']')) return
  if (node.type === 'link' && !source.startsWith('[')) return
  const isMark =
    (node.type === 'emphasis' && source.startsWith('*')) ||
    (node.type === 'link' && source.endsWith(')')) ||
    (node.type === 'textDirective' && ['ar', 'fr'].includes(node.name))
  if (isMark && node.children.every(({ type }) => type === 'text')) {
    for (const child of node.children) checkInline(file, child)
  } else {
    throw fault(
      file,
      node,
      `Expected *emphasis*, \`code\`, [a link](/contact), :fr[French] or :ar[Arabic], none inside another, instead of ${source}.`,
    )
  }
}

function sourceOf(file: MarkdownFile, first: Node, last: Node = first): string {
  return file.source.slice(first.position?.start.offset, last.position?.end.offset)
}

function fault(file: MarkdownFile, node: Node, message: string) {
  return new ContentError(file, node.position?.start.line ?? 1, message)
}
