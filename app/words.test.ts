import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Strings that look like words and are none. */
const noWords = new Set([
  // Values of a stored record. Source: spec §3.
  'ArchitectureAgencyHome',
  'PhotographyAgencyHome',
  // A voice of the type, in a list by the sizes of headings.
  'heading',
  // What a browser calls a drag with files.
  'Files',
])

/** Attributes, props, fields and properties that visitors read or hear. */
const spoken = new Set([
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'alt',
  'description',
  'label',
  'legend',
  'placeholder',
  'textContent',
  'title',
])

/** Attributes and fields that only machines read. */
const technical = new Set(['@type', 'className', 'preserveAspectRatio', 'rel', 'timeZone'])

/** Functions that take selectors, media queries, names or messages for developers. */
const technicalCalls =
  /^(closest|error|getContext|matches|matchMedia|querySelector|querySelectorAll|startsWith|warn)$/

/** Stands for a value in a template: of the language, or of `lib/fill-in.ts`. */
const gap = '…'

/** A node of a syntax tree (ESTree with JSX and TypeScript). */
type Node = { type: string; start: number; [field: string]: unknown }

type Module = { path: string; text: string; program: Node }

const modules = globSync(
  ['{hooks,islands,layouts,lib,pages,sections,seo,store,ui}/**/*.{ts,tsx}', 'root.tsx'],
  { cwd: import.meta.dirname },
)
  .filter((path) => !path.includes('.test.'))
  .sort()
  .map((path): Module => {
    const text = readFileSync(join(import.meta.dirname, path), 'utf8')
    const { program, errors } = parseSync(path, text)
    if (errors.length > 0 || !isNode(program)) throw new Error(`${path} could not be parsed.`)
    return { path, text, program }
  })

test('no module of code holds words that visitors read or hear', () => {
  const found = modules.flatMap((module) =>
    wordsIn(module.program, false).map(({ node, words }) => `${place(module, node)} ${words}`),
  )
  expect(found).toEqual([])
})

// The admin page is the studio's own, and stays in one language.
test('only routes, the admin page and what search engines are told import words', () => {
  const readers = new Set(['root.tsx', ...routes.flatMap(filesOf)])
  const found = modules
    .filter(({ path }) => !readers.has(path) && !/^(seo|pages\/admin)\//.test(path))
    .flatMap((module) =>
      childrenOf(module.program)
        .filter(importsWords)
        .map((node) => place(module, node)),
    )
  expect(found).toEqual([])
})

/** The strings below a node that look like words. `isSpoken`: visitors read it, whatever it looks like. */
function wordsIn(node: Node, isSpoken: boolean): { node: Node; words: string }[] {
  if (isTechnical(node)) return []
  const words = textOf(node)
  if (words !== undefined && !noWords.has(words)) {
    const isFound =
      isSpoken || node.type === 'JSXText' ? /\p{L}/u.test(words) : looksLikeWords(words)
    if (isFound) return [{ node, words: words.trim() }]
  }
  const isSpokenInside = spoken.has(nameOf(node)) || (isSpoken && passesOn.has(node.type))
  return childrenOf(node).flatMap((child) => wordsIn(child, isSpokenInside))
}

/** Expressions that have the value of one of their parts. */
const passesOn = new Set(['ConditionalExpression', 'JSXExpressionContainer', 'LogicalExpression'])

/** What a node says: a text, a string, or a template, with a gap for each expression. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value.replaceAll(/\{\w+\}/g, gap) : undefined
  }
  if (node.type !== 'TemplateLiteral') return undefined
  return nodesIn(node.quasis)
    .map(({ value }) => (value as { cooked: string | null }).cooked)
    .join(gap)
}

/** A capitalised word at the start, two words in a row, or in a template a word that stands by itself. */
function looksLikeWords(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(text) ||
    /(^|\s)\p{L}{2,} \p{L}{2,}/u.test(text) ||
    (text.includes(gap) && /(^|\s)\p{L}{2,}[,.:;!?]?(\s|$)/u.test(text))
  )
}

/** Types, imports, errors for developers, comparisons, and what only machines read. */
function isTechnical(node: Node): boolean {
  if (/^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import)/.test(node.type))
    return true
  return node.type === 'ThrowStatement' || technical.has(nameOf(node))
}

/** The name of what a node gives a value to: an attribute, a field of an object, or a property of an element. */
function nameOf({ type, name, key, left }: Node): string {
  const named = { JSXAttribute: name, Property: key, AssignmentExpression: left }[type]
  if (!isNode(named)) return ''
  const part = isNode(named.property) ? named.property : named
  return String(part.name ?? part.value)
}

/** The parts of a node that may hold words. */
function childrenOf(node: Node): Node[] {
  const { type, key, callee, computed, ...fields } = node
  if (type === 'Property' && !computed) return nodesIn(fields.value)
  if (/^TS/.test(type)) return nodesIn(fields.expression)
  const parts = Object.values(fields).flatMap(nodesIn)
  if (type === 'CallExpression' && technicalCalls.test(calledName(callee))) {
    return [...nodesIn(callee), ...parts.filter((part) => textOf(part) === undefined)]
  }
  // What is compared is not shown.
  const isComparison = type === 'SwitchCase' || /^[!=]==?$|^in$/.test(String(fields.operator))
  return [
    ...nodesIn(callee),
    ...nodesIn(key),
    ...(isComparison ? parts.filter((part) => textOf(part) === undefined) : parts),
  ]
}

function calledName(callee: unknown): string {
  if (!isNode(callee)) return ''
  return String((isNode(callee.property) ? callee.property : callee).name)
}

/** An import of a value, not of a type, from the content of a language. */
function importsWords({ type, importKind, source }: Node): boolean {
  if (type !== 'ImportDeclaration' || importKind === 'type' || !isNode(source)) return false
  return /^#words\/|\/content\/[a-z]{2}\//.test(String(source.value))
}

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file, ...children.flatMap(filesOf)]
}

function place({ path, text }: Module, { start }: Node): string {
  return `${path}:${text.slice(0, start).split('\n').length}`
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
