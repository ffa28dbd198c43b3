import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  letterOf,
  mailAddress,
  maxMailAddress,
  maxWhatsAppAddress,
  whatsAppAddress,
  wholeText,
} from './letter.ts'
import { findMachineLines, machineLine } from './machine-line.ts'

const texts = {
  enquiry: 'Enquiry',
  from: 'From',
  cut: '[More in the file.]',
  machine: 'For the machine:',
}
const record = {
  fullName: 'Amel Bensaïd',
  email: 'amel@example.dz',
  projectType: 'Mobile app',
  mobile: '+213 550 00 00 00',
  message: 'Two lines\nof text.',
  submittedAt: '2026-03-01T10:00:00.000Z',
  id: 1772359200000,
}
const reference = '1KK-ABC-DEF-7'

const bodyOf = (href: string) =>
  (
    new URL(href).searchParams.get('body') ??
    new URL(href).searchParams.get('text') ??
    ''
  ).replaceAll('\r\n', '\n')

/** Text that gzip can hardly compress, so that the machine line grows with it. */
function noise(length: number) {
  let state = 1
  return Array.from({ length }, () => {
    // A linear congruential generator; its high digits have a long period.
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor(state / 2 ** 20).toString(36)
  }).join('')
}

test('a letter is readable text that ends in the machine line', async () => {
  const line = await machineLine(record)
  const letter = letterOf(record, reference, line, texts)
  expect(letter.subject).toBe('Enquiry 1KK-ABC-DEF-7: Mobile app')
  expect(wholeText(letter)).toBe(
    `Enquiry 1KK-ABC-DEF-7\nMobile app\n\nFrom Amel Bensaïd\namel@example.dz\n+213 550 00 00 00\n\nTwo lines\nof text.\n\nFor the machine:\n${line}`,
  )
  for (const { href, isWhole } of [mailAddress(letter, 'a@b.dz'), whatsAppAddress(letter, '213')]) {
    expect(isWhole).toBe(true)
    expect(bodyOf(href)).toBe(wholeText(letter))
  }
})

test('without a machine line it ends in the message', () => {
  const letter = letterOf(record, reference, undefined, texts)
  expect(bodyOf(mailAddress(letter, 'a@b.dz').href)).toMatch(/of text\.$/)
})

test('a message too long for a mail is cut, and the machine line, which holds all of it, stays if it fits', async () => {
  const long = { ...record, message: `${'All of it counts. '.repeat(100)}The end.` }
  const letter = letterOf(long, reference, await machineLine(long), texts)
  const mail = mailAddress(letter, 'a@b.dz')
  expect(mail.isWhole).toBe(false)
  expect(bodyOf(mail.href)).toContain(`…\n\n${texts.cut}\n\n${texts.machine}\n`)
  expect(await findMachineLines(bodyOf(mail.href))).toEqual([{ ok: true, record: long }])
  expect(whatsAppAddress(letter, '213').isWhole).toBe(true)
})

test('a machine line that leaves no room for the text is left out', async () => {
  const long = { ...record, message: noise(4000) }
  const letter = letterOf(long, reference, await machineLine(long), texts)
  for (const { href, isWhole } of [mailAddress(letter, 'a@b.dz'), whatsAppAddress(letter, '213')]) {
    expect(isWhole).toBe(false)
    expect(bodyOf(href)).toMatch(/^Enquiry 1KK-ABC-DEF-7\nMobile app\n\nFrom Amel/)
    expect(bodyOf(href)).toMatch(/…\n\n\[More in the file\.\]$/)
    expect(href.length).toBeGreaterThan(1800)
  }
})

test('for any text, no address is too long, nothing throws, and the text begins in the same way', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }), fc.nat({ max: 999 }))
      .map(([text, times]) => text.repeat(times)),
    fc.constantFrom('🏛️'.repeat(2000), '\uD83C'.repeat(5000), 'é\r\n'.repeat(3000)),
  )
  const anyEnquiry = fc.record({
    fullName: anyText,
    email: anyText,
    projectType: anyText,
    mobile: anyText,
    message: anyText,
  })
  fc.assert(
    fc.property(anyEnquiry, fc.boolean(), (enquiry, hasLine) => {
      const line = hasLine ? `ikosim:1:${noise(250)}.` : undefined
      const letter = letterOf(enquiry, reference, line, texts)
      const mail = mailAddress(letter, 'hello@ikosim.studio')
      const chat = whatsAppAddress(letter, '21321002020')
      expect(mail.href.length).toBeLessThanOrEqual(maxMailAddress)
      expect(chat.href.length).toBeLessThanOrEqual(maxWhatsAppAddress)
      for (const { href, isWhole } of [mail, chat]) {
        const url = new URL(href)
        expect([...url.searchParams.keys()].length).toBe(href.startsWith('mailto:') ? 2 : 1)
        expect(bodyOf(href).startsWith('Enquiry 1KK-ABC-DEF-7\n')).toBe(true)
        if (!isWhole) expect(bodyOf(href)).toContain(texts.cut)
      }
    }),
  )
})
