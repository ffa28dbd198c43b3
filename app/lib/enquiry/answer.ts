import { mailtoHref } from '../mailto.ts'
import { shorten } from '../shorten.ts'
import { maxMailAddress } from './letter.ts'
import { referenceOf } from './reference.ts'

/** The known fields of an enquiry; a damaged one lacks some. */
type Enquiry = {
  id?: number
  fullName?: string
  email?: string
  projectType?: string
  message?: string
}

/** The text around the quoted enquiry. */
export type AnswerTexts = { subject: string; greeting: string; quote: string }

const quoteMark = '> '

/** Exactly one address: in a mailto address, commas, semicolons and angle brackets would add more. */
const oneAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/

/**
 * The mailto address of a reply to an enquiry, with room above the quoted message. The quotation is shortened to the
 * length that mail programs accept. Undefined without a usable e-mail address.
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
      // Escapes characters such as `?` and `&`, which would begin other header fields.
      to: encodeURIComponent(address.toWellFormed()).replace('%40', '@'),
      subject,
      body: `${greeting},\n\n\n\n${texts.quote}\n${quoteMark}${words.replaceAll('\n', `\n${quoteMark}`)}`,
    })
  const whole = hrefWith(message)
  if (whole.length <= maxMailAddress) return whole
  return hrefWith(`${firstOf(message, maxMailAddress - hrefWith('…').length)}…`)
}

/** The longest prefix that, quoted and encoded, takes at most `room` characters of an address. */
function firstOf(text: string, room: number): string {
  let left = room
  // Spread iterates over code points, so no surrogate pair is split.
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
