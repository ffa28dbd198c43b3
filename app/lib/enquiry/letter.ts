import { mailtoHref } from '../mailto.ts'
import { shorten } from '../shorten.ts'

/** An enquiry as the form stores it, with its reference. Source: spec §3. */
type Enquiry = {
  fullName: string
  email: string
  projectType: string
  mobile: string
  message: string
}

/** The words around an enquiry. */
export type LetterTexts = {
  /** Stands before the reference, in the subject and as the first line. */
  enquiry: string
  from: string
  /** Says at the cut that more was written. */
  cut: string
  /** Stands above the machine line. */
  machine: string
}

/** An enquiry as people read it, ready to be handed over. */
export type Letter = {
  subject: string
  /** Its details first, so that only the end of the message is ever cut off. */
  text: string
  cut: string
  /** The machine line and the words above it, or nothing. */
  ending: string
}

/** An address that opens a program with the letter in it. `isWhole`: nothing of the text had to be left out. */
export type LetterAddress = { href: string; isWhole: boolean }

/**
 * Windows hands a mail address to its program in at most 2,083 characters, and Outlook cuts what is longer off or opens
 * nothing at all.
 */
export const maxMailAddress = 1900

/**
 * WhatsApp names no limit. Its address passes servers, of which the common ones refuse 8,190 characters, and each `%` of
 * it may be encoded once more on the way, which makes it longer by two thirds.
 */
export const maxWhatsAppAddress = 4000

/** What of the text must have room beside the machine line; else the line, which only a machine reads, is left out. */
const minTextBesideLine = 300

/** Writes the letter. `line` is the machine line, undefined where the browser cannot write one. */
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

/** The letter to the last word, for a channel without a limit. */
export function wholeText({ text, ending }: Letter): string {
  return joined(text, ending)
}

/** Opens the visitor's mail program. Source: D23. */
export function mailAddress(letter: Letter, to: string): LetterAddress {
  const { subject } = letter
  return fittingAddress(letter, maxMailAddress, (body) => mailtoHref({ to, subject, body }))
}

/** Opens WhatsApp. `number` in digits, with the country's code. Source: D23. */
export function whatsAppAddress(letter: Letter, number: string): LetterAddress {
  return fittingAddress(
    letter,
    maxWhatsAppAddress,
    (text) => `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`,
  )
}

/** The longest address that is not too long: the whole letter, else a shorter text with the line, else without it. */
function fittingAddress(
  letter: Letter,
  max: number,
  addressOf: (text: string) => string,
): LetterAddress {
  const whole = addressOf(wholeText(letter))
  if (whole.length <= max) return { href: whole, isWhole: true }
  // No character takes less than one of the address. Spread counts whole code points, so none is cut in two.
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
