/** Fills in the `{names}` of a template. A name without a value stays as it is. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
}
