type Mail = { to: string; subject: string; body: string }

/**
 * A mailto address for an `<a href>`. Line breaks follow RFC 6068; a lone surrogate, which an address cannot contain,
 * becomes the replacement character.
 */
export function mailtoHref({ to, subject, body }: Mail): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
