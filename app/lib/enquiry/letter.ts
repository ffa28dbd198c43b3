import { mailtoHref } from '../mailto.ts'
import { shorten } from '../shorten.ts'

/** A stored enquiry with its reference. Source: spec §3. */
type Enquiry = {
  fullName: string
  email: string
  projectType: string
  mobile: string
  message: string
}

/** The text around an enquiry. */
export type LetterTexts = {
  /** Precedes the reference, in the subject and in the first line. */
  enquiry: string
  from: string
  /** Marks the cut where a message was shortened. */
  cut: string
  /** The line above the machine line. */
  machine: string
}

/** An enquiry as readable text, ready to be handed over. */
export type Letter = {
  subject: string
  /** Details first, so that only the end of the message is ever cut. */
  text: string
  cut: string
  /** The machine line with its heading, or an empty text. */
  ending: string
}

/** An address that opens a program with the letter in it. `isWhole`: no text was left out. */
export type LetterAddress = { href: string; isWhole: boolean }

/**
 * Windows passes mail addresses of at most 2,083 characters to a program, and Outlook truncates longer ones or opens
 * nothing.
 */
export const maxMailAddress = 1900

/**
 * WhatsApp documents no limit. Common servers refuse addresses above 8,190 characters, and each `%` may be encoded
 * once more on the way, which makes the address two thirds longer.
 */
export const maxWhatsAppAddress = 4000

/**
 * The least text that must fit beside the machine line; if it does not, the line, which only a machine reads, is left
 * out.
 */
const minTextBesideLine = 300

/** Writes the letter. `line` is the machine line, undefined where the browser cannot produce one. */
export function letterOf(
  { fullName, email, projectType, mobile, message }: Enquiry,
  reference: string,
  line: string | undefined,
  texts: LetterTexts,
): Letter {
  const title = `${texts.enquiry} ${reference}`
  return {
    subject: `${title}: ${shorten(projectType.replaceAll(/\s+/g, ' '), 60)}`,
    text: `${title}\n${projectType}\n\n${texts.from} ${fullName}\n${email}\n${mobile}\n\n${message}`,
    cut: texts.cut,
    ending: line ? `${texts.machine}\n${line}` : '',
  }
}

/** The whole letter, for a channel without a limit. */
export function wholeText({ text, ending }: Letter): string {
  return joined(text, ending)
}

/** A mailto address. Source: D23. */
export function mailAddress(letter: Letter, to: string): LetterAddress {
  const { subject } = letter
  return fittingAddress(letter, maxMailAddress, (body) => mailtoHref({ to, subject, body }))
}

/** A WhatsApp address. `number` is digits with the country code. Source: D23. */
export function whatsAppAddress(letter: Letter, number: string): LetterAddress {
  return fittingAddress(
    letter,
    maxWhatsAppAddress,
    (text) => `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`,
  )
}

/**
 * The longest address within the limit: the whole letter, else a shortened text with the machine line, else without
 * it.
 */
function fittingAddress(
  letter: Letter,
  max: number,
  addressOf: (text: string) => string,
): LetterAddress {
  const whole = addressOf(wholeText(letter))
  if (whole.length <= max) return { href: whole, isWhole: true }
  // Every character takes at least one of the address. Spread iterates over code points, so no surrogate pair is
  // split.
  const characters = [...letter.text.slice(0, max)]
  const shortened = (count: number, ending: string) =>
    addressOf(joined(`${characters.slice(0, count).join('')}…`, letter.cut, ending))
  const ending = shortened(minTextBesideLine, letter.ending).length <= max ? letter.ending : ''
  let fits = 0
  let tooMany = characters.length + 1
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    if (shortened(count, ending).length <= max) fits = count
    else tooMany = count
  }
  return { href: shortened(fits, ending), isWhole: false }
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
