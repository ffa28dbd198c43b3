import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fields, oneOf, text } from './fields.ts'
import { ContentError, readThings } from './markdown.ts'
import { pictureName } from './picture-name.ts'
import { proseBlocks } from './prose-blocks.ts'

const folder = mkdtempSync(join(tmpdir(), 'things-'))
afterAll(() => rmSync(folder, { recursive: true }))

const schema = fields({
  title: text,
  category: oneOf(['design', 'process']),
  cover: fields({ picture: pictureName }),
})

/** Reads a folder in which one file has this text. */
function read(source: string) {
  writeFileSync(join(folder, 'a-thing.md'), source)
  const fromContent = relative('app/content/en', folder)
  return readThings(fromContent, {
    front: schema,
    words: fields({ title: text }),
    readBody: (file) => ({ body: proseBlocks(file) }),
  })
}

const front = `---
title: A thing
category: design
cover: { picture: blog/flutter-or-native }
---
`

test('a thing has the name of its file, its front matter and its text', () => {
  const text = `A *paragraph* about :fr[devis], at 8:30,
on two lines.

## Why {#why-not}

3. Third
4. Fourth

:::quote[Who]
Said.
:::

:::code[What it \`shows\`]
\`\`\`css
a {
  color: inherit }
\`\`\`
:::

:::table[What it lists]
| Name | Days |
| --- | --- |
| Design | 18 |
| Tests | |
:::

:::bars[What it compares]{unit=" days" one=" day"}
- Design: 18
:::

:::specimen[What to see]
- :ar[كتاب]
:::

::figure[What to *try*]{name=outbox}
`
  expect(read(front + text)).toEqual([
    {
      slug: 'a-thing',
      title: 'A thing',
      category: 'design',
      cover: { picture: expect.objectContaining({ width: 1080 }) },
      body: [
        'A *paragraph* about :fr[devis], at 8:30, on two lines.',
        { kind: 'heading', id: 'why-not', text: 'Why' },
        { kind: 'list', ordered: true, start: 3, items: ['Third', 'Fourth'] },
        { kind: 'quote', text: 'Said.', source: 'Who' },
        {
          kind: 'code',
          caption: 'What it `shows`',
          lines: [
            [{ text: 'a', role: 'keyword' }, { text: ' {' }],
            [{ text: '  color: inherit }' }],
          ],
        },
        {
          kind: 'table',
          caption: 'What it lists',
          columns: ['Name', 'Days'],
          rows: [
            ['Design', '18'],
            ['Tests', ''],
          ],
        },
        {
          kind: 'bars',
          caption: 'What it compares',
          unit: { one: ' day', other: ' days' },
          bars: [{ label: 'Design', value: 18 }],
        },
        {
          kind: 'specimen',
          caption: 'What to see',
          lines: [{ language: 'ar', text: 'كتاب' }],
        },
        { kind: 'figure', name: 'outbox', caption: 'What to *try*' },
      ],
    },
  ])
})

test.each([
  ['no front matter', 'A text.', 'a-thing.md:1: Expected front matter between ---.'],
  ['an empty front matter', '---\n---\n', 'a-thing.md:2: Expected title, category, cover'],
  ['broken YAML', front.replace('A thing', 'A thing: more'), 'a-thing.md:2: Nested mappings'],
  ['a missing key', front.replace('title: A thing\n', ''), 'a-thing.md:2: title: Missing.'],
  [
    'an unknown key',
    front.replace('category', 'colour: red\ncategory'),
    'a-thing.md:3: colour: This name is not known. Expected title, category, cover.',
  ],
  [
    'a value that is not in the list',
    front.replace('design', 'desing'),
    'a-thing.md:3: category: Expected one of design, process.',
  ],
  [
    'a picture that does not exist',
    front.replace('flutter-or', 'fluter-or'),
    'a-thing.md:4: cover.picture: No picture is named blog/fluter-or-native; the nearest name is blog/flutter-or-native.',
  ],
])('%s is reported with its line', (_, text, message) => {
  expect(() => read(text)).toThrow(message)
})

test.each([
  ['## Why', 'Expected a heading such as "## What it costs {#costs}".'],
  ['# Why {#why}', 'Expected a heading such as "## What it costs {#costs}".'],
  [
    '::figure[What it shows]{name=inbox}',
    'Expected "::figure[What it shows]{name=…}" with one of outbox, fields, paperwork',
  ],
  ['::figure{name=outbox}', 'Expected "::figure[What it shows]{name=…}"'],
  [':::note[Why]\nBecause.\n:::', 'Expected one of quote, code, table, bars, specimen'],
  [':::code\n```css\na {}\n```\n:::', 'Expected a caption: ":::code[What it shows]".'],
  [':::code[Why]\nBecause.\n:::', 'Expected code between ``` and ``` in ":::code".'],
  [':::code[Why]\n```basic\n10 END\n```\n:::', 'Expected a language: one of css, html,', 1],
  [':::table[Why]\nBecause.\n:::', 'Expected a table with | between its columns.', 1],
  [':::bars[Why]\nBecause.\n:::', 'Expected a list such as "- Design: 18"'],
  [':::bars[Why]\n- Because\n:::', 'Expected a bar such as "- Design: 18".', 1],
  [':::bars[Why]{units=" kB"}\n- Script: 1\n:::', 'Expected unit, zero, one'],
  [':::specimen[Why]\n- Because\n:::', 'Expected a line such as "- :fr[Bonjour]".', 1],
  ['```css\na {}\n```', 'A text has no place for code.'],
  ['> Because', 'A text has no place for blockquote.'],
  ['- One\n  - Two', 'Expected a paragraph.', 1],
  ['Because of\n**this**', 'none inside another, instead of **this**.', 1],
  ['Because of *this [link](/)*', 'none inside another, instead of *this [link](/)*.'],
  ['Because of :de[dies]', 'none inside another, instead of :de[dies].'],
  ['Because&nbsp;of', 'Expected characters as such, without \\ or &…;.'],
])('%s is reported with its line', (text, message, below = 0) => {
  const line = front.split('\n').length + 3 + below
  let reported: unknown
  try {
    read(`${front}\nBefore.\n\n${text}\n`)
  } catch (error) {
    reported = error
  }
  expect(reported).toBeInstanceOf(ContentError)
  expect(String(reported)).toContain(`a-thing.md:${line}: `)
  expect(String(reported)).toContain(message)
})
