import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

/** Parses like a spreadsheet: quotes count only at a cell's beginning. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const input = text.replace(/^\uFEFF/, '')
  for (let index = 0; index < input.length; index += 1) {
    const character = input.charAt(index)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (input[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator || character === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (character === '\n') rows.push([])
    } else if (character !== '\r') cell += character
  }
  return rows.slice(0, -1)
}

/** An apostrophe before the sign makes it text, also behind characters that a spreadsheet drops. */
const isFormula = (cell: string) =>
  /^[\s"'\p{C}]*[=+\-@＝＋－＠]/u.test(cell.replace(/^[\s"\p{C}]*'/u, 'x'))

const anyCell = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\n', '\r', '"', "'", ' ', '＝', 'a'),
    )
    .map((all) => all.join('')),
)
const anyTable = fc.array(fc.array(anyCell, { minLength: 2, maxLength: 2 }), {
  minLength: 1,
  maxLength: 4,
})

test('cells with quotes, commas and several lines come back as they were', () => {
  const table = [
    ['Name', 'Message'],
    ['Amel "Mel" B.', 'One, two;\r\nthree\nصباح'],
  ]
  expect(csvText(table).charCodeAt(0)).toBe(0xfeff)
  expect(readCsv(csvText(table), ',')).toEqual([
    ['Name', 'Message'],
    ['Amel "Mel" B.', 'One, two;\r\nthree\nصباح'],
  ])
})

test.each([
  ['=1+1', "'=1+1"],
  ['+213 550', "'+213 550"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['  ＝1', "  '＝1"],
  ['x;=1', "x;'=1"],
  ['x\n"=1', `x\n"'=1`],
  ['a = b; c - d', 'a = b; c - d'],
])('%j is written as %j', (typed, written) => {
  expect(readCsv(csvText([[typed]]), ',')).toEqual([[written]])
})

test('no cell is a formula, whatever the separator, and only apostrophes are added', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const text = csvText(table)
      for (const separator of [',', ';', '\t']) {
        expect(readCsv(text, separator).flat().filter(isFormula)).toEqual([])
      }
      const apart = (cell: string) => cell.replaceAll("'", '')
      expect(readCsv(text, ',').map((row) => row.map(apart))).toEqual(
        table.map((row) => row.map(apart)),
      )
    }),
  )
})
