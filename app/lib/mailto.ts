type Mail = { to: string; subject: string; body: string }

/** The address of a ready-written mail, for an `<a href>`. Line breaks as RFC 6068 wants them. */
export function mailtoHref({ to, subject, body }: Mail): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
