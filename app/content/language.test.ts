import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { parseInline } from '../lib/inline-markup.ts'
import type { PluralForms } from '../lib/plural.ts'
import { language as arabic } from './ar/language.ts'
import { language as english } from './en/language.ts'
import { language as french } from './fr/language.ts'

/** Rules for the language of a translation: nothing is left in another one, and its signs are set as in print. */

/** A text that visitors read or hear, without code and without passages that are marked as another language. */
type Text = { path: string; text: string }

/** Keys of data that nobody reads. */
const settings = new Set(['anchor', 'category', 'href', 'id', 'locale', 'slug', 'src', 'voice'])

/** Stands for code, and for a passage in another language. */
const gap = '…'

const parser = remark().use(remarkFrontmatter).use(remarkGfm).use(remarkDirective)

const texts = { fr: textsIn('fr'), ar: textsIn('ar') }

const englishWords = words(
  'the and with your you are this that which from our not what who how when was were has have its been they them their will would',
)
const frenchWords = words(
  'le la les des une est dans pour avec sur qui que vous votre nous notre sont pas plus cette ce ces ou où et aux du au',
)

test('the words of both translations are found', () => {
  expect(texts.fr.length).toBeGreaterThan(1500)
  expect(texts.ar.length).toBeGreaterThan(1500)
})

test('no French text is in English', () => {
  expect(texts.fr.filter(({ text }) => countOf(englishWords, text) > 1)).toEqual([])
})

test('no Arabic text is in English or French', () => {
  const isForeign = ({ text }: Text) =>
    countOf(englishWords, text) > 1 || countOf(frenchWords, text) > 1 || longestLatin(text) > 5
  expect(texts.ar.filter(isForeign)).toEqual([])
})

describe('French typography', () => {
  test.each([
    ['a narrow no-break space stands before ; ! ? and %', /[^\u202f!?](?=[;!?%])/],
    [
      'a no-break space stands before a colon, except in a ratio or an address',
      /[^\u00a0](?=:(?!\d|\/\/))/,
    ],
    ['no-break spaces stand inside of quotation marks', /«(?!\u00a0)|(?<!\u00a0)»/],
    ['apostrophes and quotation marks are those of print', /['"“”‘]/],
    ['a narrow no-break space stands between thousands', /\d[ \u00a0.,']\d{3}(?!\d)/],
    ['a number and its sign stay together, in this order', /[$€] ?\d|\d[ ]?(?=[$€²])/],
    ['an ellipsis is one sign, and a space stands alone', /\.\.\.| {2}/],
    [
      'capitals have their accents',
      /(?<!\p{L})(?:A (?=propos|partir|côté|gauche|droite)|Ca |E(?=cran|cri[rtv]|col|conom|quipe|tape|tat|tude|diteur|chelle|nergie|clair|valu))/u,
    ],
  ])('%s', (_, fault) => {
    expect(texts.fr.filter(({ text }) => fault.test(text))).toEqual([])
  })
})

const modules = {
  en: import.meta.glob('./en/**/*.ts', { eager: true }),
  fr: import.meta.glob('./fr/**/*.ts', { eager: true }),
  ar: import.meta.glob('./ar/**/*.ts', { eager: true }),
}

// English has tests of its own, such as `content.test.ts`.
test.each(['fr', 'ar'] as const)('descriptions in "%s" fit a search result', (code) => {
  const described = [...frontsIn(code), ...Object.values(modules[code]).flatMap(exportsOf)].flatMap(
    ({ description, summary = description }) => (typeof summary === 'string' ? [summary] : []),
  )
  expect(described.length).toBeGreaterThan(50)
  expect(described.filter(({ length }) => length < 60 || length > 160)).toEqual([])
})

describe.each([english, french, arabic])('a text with a number, in $name', ({ code, locale }) => {
  const rules = new Intl.PluralRules(locale)
  // No page counts further.
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1)
  const forms = new Set(numbers.map((number) => rules.select(number)))
  const counted = pluralsIn(modules[code])

  test('has every form of the language', () => {
    expect(counted.length).toBeGreaterThan(5)
    for (const text of counted)
      expect(Object.keys(text)).toEqual(expect.arrayContaining([...forms]))
  })

  test('names the number, where a form serves several', () => {
    const shared = [...forms].filter(
      (form) => numbers.filter((number) => rules.select(number) === form).length > 1,
    )
    for (const text of counted) {
      if (!Object.values(text).some((form) => form.includes('{count}'))) continue
      for (const form of shared) expect(text[form]).toContain('{count}')
    }
  })
})

/** The objects that are the forms of one text (`lib/plural.ts`). */
function pluralsIn(value: unknown): PluralForms[] {
  if (isPlural(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pluralsIn) : []
}

function isPlural(value: unknown): value is PluralForms {
  return typeof value === 'object' && value !== null && 'other' in value
}

function textsIn(code: 'fr' | 'ar'): Text[] {
  return filesIn(`${code}/**/*.{ts,md}`).flatMap(({ path, source }) => {
    const found = path.endsWith('.md')
      ? blockTexts(parser.parse(source))
      : moduleTexts(path, source)
    return found.map((text) => ({ path, text }))
  })
}

function filesIn(pattern: string): { path: string; source: string }[] {
  const paths = globSync(pattern, { cwd: import.meta.dirname }).sort()
  return paths.map((path) => ({
    path,
    source: readFileSync(join(import.meta.dirname, path), 'utf8'),
  }))
}

/** The front matter of each Markdown file. */
function frontsIn(code: 'fr' | 'ar'): Record<string, unknown>[] {
  return filesIn(`${code}/**/*.md`).flatMap(({ source }) => {
    const [first] = parser.parse(source).children
    return first?.type === 'yaml' ? [parseYaml(first.value)] : []
  })
}

/** The objects that a module exports. */
function exportsOf(module: unknown): Record<string, unknown>[] {
  return Object.values(Object(module)).filter(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
  )
}

/** The texts of paragraphs, headings and cells, each in one piece, and the values of the front matter. */
function blockTexts(node: Nodes): string[] {
  if (node.type === 'yaml') return stringsIn(parseYaml(node.value)).map(plain)
  if (!('children' in node)) return []
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  if (isBlock) return [inlineText(node).replace(/ ?\{#[\w-]+\}$/, '')]
  // A bar is a label and a number, which the parser of articles separates.
  const isBars = node.type === 'containerDirective' && ['bars', 'parts'].includes(node.name)
  const inside = node.children.flatMap(blockTexts)
  return isBars ? inside.map((text) => text.replace(/: [\d.]+$/, '')) : inside
}

function inlineText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'textDirective' || !('children' in node)) return gap
  return node.children.map(inlineText).join('')
}

/** The strings of a module, as they stand in its source: a module that is run would bring names from other folders. */
function moduleTexts(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} could not be parsed.`)
  return literalsIn(program).map(plain)
}

function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if (!isNode(node) || /^(Import|TS(?!As|Satisfies))/.test(node.type)) return []
  if (node.type === 'Literal') return stringsIn(node.value)
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    return [pieces.join(gap)]
  }
  const { key, ...fields } = node
  if (node.type === 'Property') return settings.has(keyName(key)) ? [] : literalsIn(fields.value)
  return Object.values(fields).flatMap(literalsIn)
}

function keyName(key: unknown): string {
  return isNode(key) ? String(key.name ?? key.value) : ''
}

function isNode(value: unknown): value is { type: string; [field: string]: unknown } {
  return typeof value === 'object' && value !== null && 'type' in value
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** A text without its marks, its code and what is marked as another language. An address says nothing. */
function plain(text: string): string {
  if (/^(https?:|mailto:|tel:|\/|#)/.test(text)) return ''
  const isHidden = new Set(['code', 'foreign'])
  return parseInline(text)
    .map((stretch) => (isHidden.has(stretch.kind) ? gap : stretch.text))
    .join('')
    .replaceAll(/\{\w+\}/g, gap)
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** How many different words of a list stand in a text. */
function countOf(list: ReadonlySet<string>, text: string): number {
  return new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => list.has(word))).size
}

/** The number of words in the longest run of Latin script. */
function longestLatin(text: string): number {
  const runs = text.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}\s’'.,-]*/gu) ?? []
  return Math.max(0, ...runs.map((run) => run.trim().split(/\s+/).length))
}
