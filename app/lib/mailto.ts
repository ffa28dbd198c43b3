type Mail = { to: string; subject: string; body: string }

/**
 * The address of a ready-written mail, for an `<a href>`. Line breaks as RFC 6068 wants them; half a character, which no
 * address can hold, becomes the sign for what cannot be read.
 */
export function mailtoHref({ to, subject, body }: Mail): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
