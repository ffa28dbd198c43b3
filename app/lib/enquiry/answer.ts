import { mailtoHref } from '../mailto.ts'
import { shorten } from '../shorten.ts'
import { maxMailAddress } from './letter.ts'
import { referenceOf } from './reference.ts'

/** What is known of an enquiry; a damaged one lacks fields. */
type Enquiry = {
  id?: number
  fullName?: string
  email?: string
  projectType?: string
  message?: string
}

/** The words around the quoted enquiry. */
export type AnswerTexts = { subject: string; greeting: string; quote: string }

const quoteMark = '> '

/** One address and nothing else: in a mail's address commas, semicolons and angle brackets would make more of it. */
const oneAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/

/**
 * The address of a ready-written mail to whoever sent an enquiry, with room above the quoted message. The quotation is
 * shortened where programs would cut the address off. Undefined without a usable e-mail address.
 */
export function answerAddress(
  { id, fullName = '', email = '', projectType = '', message = '' }: Enquiry,
  texts: AnswerTexts,
): string | undefined {
  const address = email.trim()
  if (!oneAddress.test(address)) return undefined
  const subject = [texts.subject, id === undefined ? '' : referenceOf(id), oneLine(projectType)]
    .filter((part) => part !== '')
    .join(' ')
  const greeting = `${texts.greeting} ${oneLine(fullName)}`.trim()
  const hrefWith = (words: string) =>
    mailtoHref({
      // What an address may hold, such as `?` and `&`, would begin other fields of the mail.
      to: encodeURIComponent(address.toWellFormed()).replace('%40', '@'),
      subject,
      body: `${greeting},\n\n\n\n${texts.quote}\n${quoteMark}${words.replaceAll('\n', `\n${quoteMark}`)}`,
    })
  const whole = hrefWith(message)
  if (whole.length <= maxMailAddress) return whole
  return hrefWith(`${firstOf(message, maxMailAddress - hrefWith('…').length)}…`)
}

/** The first characters that take no more than `room` characters of an address, when quoted. */
function firstOf(text: string, room: number): string {
  let left = room
  // Spread counts whole code points, so none is cut in two.
  const characters = [...text.slice(0, room)]
  const end = characters.findIndex((character) => {
    left -= encodeURIComponent(
      character === '\n' ? `\r\n${quoteMark}` : character.toWellFormed(),
    ).length
    return left < 0
  })
  return characters.slice(0, end).join('')
}

function oneLine(text: string): string {
  return shorten(text.replaceAll(/\s+/g, ' ').trim(), 60)
}
