import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Inline, parseInline, plainText } from './inline-markup.ts'

test('each mark is parsed', () => {
  expect(
    parseInline('A :fr[devis] is *not* a promise: see `quote.pdf` and [prices](/service).'),
  ).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'foreign', text: 'devis', language: 'fr' },
    { kind: 'text', text: ' is ' },
    { kind: 'emphasis', text: 'not' },
    { kind: 'text', text: ' a promise: see ' },
    { kind: 'code', text: 'quote.pdf' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'prices', href: '/service' },
    { kind: 'text', text: '.' },
  ])
})

test('a mark that is never closed, or that stands alone, stays an ordinary character', () => {
  for (const text of ['5 * 3 * 2', 'a * b', '[draft]', ':de[nein]', 'one ` tick', '(see above)']) {
    expect(parseInline(text)).toEqual([{ kind: 'text', text }])
  }
})

test('an empty text has no stretches', () => {
  expect(parseInline('')).toEqual([])
})

/** Words without characters that make marks. */
const words = fc.stringMatching(/^[a-zà-ÿ؀-ۿ][a-zà-ÿ,. ]{0,20}[a-z]$/)

const stretch: fc.Arbitrary<Inline> = fc.oneof(
  fc.record({ kind: fc.constantFrom('emphasis' as const, 'code' as const), text: words }),
  fc.record({ kind: fc.constant('link' as const), text: words, href: fc.constant('/blog?page=2') }),
  fc.record({
    kind: fc.constant('foreign' as const),
    text: words,
    language: fc.constantFrom('ar' as const, 'fr' as const),
  }),
)

test('formatted text parses back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(words, stretch)), (pairs) => {
      const stretches = pairs.flatMap(([text, marked]) => [{ kind: 'text' as const, text }, marked])
      expect(parseInline(stretches.map(write).join(''))).toEqual(stretches)
    }),
  )
})

test('for any text, no stretch is empty and no character is invented', () => {
  const source = fc.string({
    unit: fc.constantFrom('*', '`', '[', ']', '(', ')', ':fr[', 'a'),
  })
  fc.assert(
    fc.property(source, (text) => {
      for (const stretch of parseInline(text)) expect(stretch.text).not.toBe('')
      const letters = (value: string) => value.split('a').length
      expect(letters(plainText(text))).toBeLessThanOrEqual(letters(text))
    }),
  )
})

function write(stretch: Inline): string {
  switch (stretch.kind) {
    case 'text':
      return stretch.text
    case 'emphasis':
      return `*${stretch.text}*`
    case 'code':
      return `\`${stretch.text}\``
    case 'link':
      return `[${stretch.text}](${stretch.href})`
    case 'foreign':
      return `:${stretch.language}[${stretch.text}]`
  }
}
