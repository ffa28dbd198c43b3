import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMachineLines, machineLine } from './machine-line.ts'

const record = {
  fullName: 'Amel Bensaïd',
  email: 'amel@example.dz',
  projectType: 'Mobile app for iOS and Android',
  mobile: '+213 550 00 00 00',
  message: 'Two lines\nand an emoji: 🏛️, “quotes”, <b>tags</b>, ikosim:1:not-a-line',
  submittedAt: '2026-03-01T10:00:00.000Z',
  id: 1772359200000,
}

/** Any JSON object, lone surrogates included. */
const anyRecord = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue())

/**
 * Breaks a line as mail programs do: at a column, with their line ends, quoted, with soft breaks and invisible
 * characters.
 */
const anyWrap = fc.record({
  column: fc.integer({ min: 1, max: 120 }),
  end: fc.constantFrom('\n', '\r\n', ' \r\n', '=\r\n', '\u200B', '\u00A0\n', '\u2028', '\uFEFF\n'),
  quote: fc.constantFrom('', '> ', '>> ', '> > ', '| ', '\t'),
})

function wrap(
  text: string,
  { column, end, quote }: { column: number; end: string; quote: string },
) {
  const lines = Array.from({ length: Math.ceil(text.length / column) }, (_, line) =>
    text.slice(line * column, (line + 1) * column),
  )
  return lines.map((line) => quote + line).join(end)
}

test('is one line of mail-safe characters', async () => {
  expect(await machineLine(record)).toMatch(/^ikosim:1:[A-Za-z0-9_-]+\.$/)
})

test('round-trips any record', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, async (any) => {
      const found = await findMachineLines(await machineLine(any))
      expect(found).toEqual([{ ok: true, record: JSON.parse(JSON.stringify(any)) }])
    }),
  )
})

test('is found in any wrapping, quoting and surrounding text', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, anyWrap, async (any, how) => {
      const mail = `Hello,\n\n${record.message}\n\nYours\n${await machineLine(any)}\n\n--\nSent from a phone.`
      const records = (await findMachineLines(wrap(mail, how))).flatMap((line) =>
        line.ok ? [line.record] : [],
      )
      expect(records).toEqual([JSON.parse(JSON.stringify(any))])
    }),
  )
})

test('several are found in order, and a truncated one does not swallow the next', async () => {
  const [first, second] = await Promise.all([{ id: 1 }, { id: 2 }].map(machineLine))
  const cut = first?.slice(0, 30)
  expect(await findMachineLines(`${first}\n${cut}\n${second} ${first}`)).toEqual([
    { ok: true, record: { id: 1 } },
    { ok: false, reason: 'cut-off', text: cut },
    { ok: true, record: { id: 2 } },
    { ok: true, record: { id: 1 } },
  ])
})

test('a changed character is detected, or makes no difference', async () => {
  const line = await machineLine(record)
  const head = 'ikosim:1:'.length
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: head, max: line.length - 2 }),
      fc.constantFrom(...'ABCXYZabcxyz0189-_'),
      async (at, other) => {
        const changed = line.slice(0, at) + other + line.slice(at + 1)
        const [found] = await findMachineLines(changed)
        if (found?.ok) expect(found.record).toEqual(record)
        else expect(found).toEqual({ ok: false, reason: 'damaged', text: changed })
      },
    ),
  )
})

test('a line truncated anywhere is reported, and never gives a record', async () => {
  const line = await machineLine(record)
  for (let length = 'ikosim:1:'.length; length < line.length; length += 1) {
    const text = line.slice(0, length)
    expect(await findMachineLines(text)).toEqual([{ ok: false, reason: 'cut-off', text }])
  }
})

test('a line of a later version is reported; a sentence with a time is not a line', async () => {
  const line = (await machineLine(record)).replace(':1:', ':2:')
  expect(await findMachineLines(line)).toEqual([{ ok: false, reason: 'version', text: line }])
  expect(await findMachineLines('Meeting at Ikosim: 12:30. See you there.')).toEqual([])
})

test.each([
  ['a bomb', gzipSync(`{"a":"${'a'.repeat(1_000_000)}"}`)],
  ['a text', gzipSync('"text"')],
  ['nothing', gzipSync('null')],
  ['no JSON', gzipSync('{')],
  ['no UTF-8', gzipSync(Buffer.from([0x22, 0xff, 0x22]))],
  ['a bit too much', Buffer.concat([gzipSync('{}'), Buffer.from('more')])],
  ['no gzip', Buffer.from('hello there')],
])('%s is refused', async (_, bytes) => {
  const text = `ikosim:1:${bytes.toString('base64url')}.`
  expect(await findMachineLines(text)).toEqual([{ ok: false, reason: 'damaged', text }])
})

test('arbitrary text never throws and never gives an invented record', async () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('ikosim:', 'ikosim:1:', '.', 'H4sI', '> ', '\n', ':1:'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(pieces), async (parts) => {
      const found = await findMachineLines(parts.join(''))
      expect(found.every(({ ok }) => !ok)).toBe(true)
    }),
  )
})
