import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, headings, readingMinutes, wordCount } from './prose.ts'

test('words are counted as they are read: marks, addresses, dashes and code are none', () => {
  const blocks: Block[] = [
    'A *short* paragraph – see [our prices](/service/ui-ux-design).',
    { kind: 'heading', text: 'Two words', id: 'two-words' },
    { kind: 'list', items: ['one', 'two and three'] },
    { kind: 'quote', text: 'It isn’t late.', source: 'A client' },
    { kind: 'code', lines: [[{ text: 'const not = counted' }]], caption: 'One line' },
    { kind: 'table', caption: 'Days', columns: ['Work', 'Days'], rows: [['Design', '12']] },
    {
      kind: 'bars',
      caption: 'Weights',
      unit: { other: ' kB' },
      bars: [{ label: 'Script', value: 14 }],
    },
    { kind: 'specimen', caption: 'Both', lines: [{ language: 'ar', text: 'مرحبا بكم' }] },
    { kind: 'figure', name: 'outbox', caption: 'Try it out' },
  ]
  expect(wordCount(blocks)).toBe(6 + 2 + 4 + 5 + 2 + 5 + 2 + 3 + 3)
})

test('the count of a text is the sum of its parts', () => {
  const text = fc
    .array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 30 })
    .map((w) => w.join(' '))
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (first, second) => {
      expect(wordCount([...first, ...second])).toBe(wordCount(first) + wordCount(second))
    }),
  )
})

test('reading time is in whole minutes and never nothing', () => {
  expect([0, 10, 200, 299, 301, 800].map(readingMinutes)).toEqual([1, 1, 1, 1, 2, 4])
})

test('headings come in order and alone', () => {
  const first = { kind: 'heading', text: 'First', id: 'first' } as const
  const second = { kind: 'heading', text: 'Second', id: 'second' } as const
  expect(headings(['text', first, { kind: 'list', items: ['item'] }, second])).toEqual([
    first,
    second,
  ])
})
