const key = 'question'

/** The fragment under which one page hands a question to the contact form; a fragment is never sent to a server. */
export function questionFragment(question: string): string {
  return `#${new URLSearchParams({ [key]: question })}`
}

/** The question in a fragment; undefined if there is none. */
export function readQuestion(fragment: string): string | undefined {
  return new URLSearchParams(fragment.slice(1)).get(key)?.trim() || undefined
}
