import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAddress } from './answer.ts'
import { maxMailAddress } from './letter.ts'

const texts = { subject: 'Your enquiry', greeting: 'Hello', quote: 'You wrote:' }
const enquiry = {
  id: 1772445600000,
  fullName: 'Yacine Haddad',
  email: 'yacine@example.dz',
  projectType: 'Mobile app',
  message: 'Three bakeries\nin Oran.',
}

/** Parses the address as a mail program does (RFC 6068). */
function read(href = '') {
  const url = new URL(href)
  return {
    to: decodeURIComponent(url.pathname),
    fields: Object.fromEntries(
      url.search
        .slice(1)
        .split('&')
        .map((field) => field.split('=').map(decodeURIComponent)),
    ),
  }
}

test('answers with the reference in the subject and the message quoted', () => {
  expect(read(answerAddress(enquiry, texts))).toEqual({
    to: 'yacine@example.dz',
    fields: {
      subject: 'Your enquiry 1KJ-PZV-280-A Mobile app',
      body: 'Hello Yacine Haddad,\r\n\r\n\r\n\r\nYou wrote:\r\n> Three bakeries\r\n> in Oran.',
    },
  })
})

test('quotes as much of a long message as fits', () => {
  const href = answerAddress(
    { ...enquiry, message: `${'Ⴀ\n'.repeat(20)}${'a'.repeat(5000)}` },
    texts,
  )
  expect(href?.length).toBe(maxMailAddress)
  expect(href).toMatch(/aaa%E2%80%A6$/)
})

test.each(['', 'nobody', 'a@b.dz, c@d.dz', '<a@b.dz>', 'a@b.dz;c', 'a@b@c', 'a@b.dz\nBcc: c@d.dz'])(
  'there is no answer to %j',
  (email) => {
    expect(answerAddress({ ...enquiry, email }, texts)).toBeUndefined()
  },
)

test('no e-mail address injects a header, and no result is too long', () => {
  const anyText = fc
    .tuple(fc.string({ unit: 'binary' }), fc.constantFrom(1, 10, 500))
    .map(([text, times]) => text.repeat(times))
  const anyEmail = fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('a?bcc=x%40y.dz&subject=x@b.dz', 'a#b@c.dz', 'a%2C@b.dz'),
  )
  fc.assert(
    fc.property(anyText, anyText, anyEmail, (message, fullName, email) => {
      const href = answerAddress({ ...enquiry, message, fullName, email }, texts)
      if (href === undefined) return
      expect(href.length).toBeLessThanOrEqual(maxMailAddress)
      const { to, fields } = read(href)
      expect(to).toBe(email)
      expect(Object.keys(fields)).toEqual(['subject', 'body'])
    }),
  )
})
