import { byStem } from './stem'

const files = byStem(import.meta.glob('#words/parts/*.ts', { import: 'words' }))

/** The words of a part in the page's language: one file of its own, fetched beside the part's code. */
export async function loadWords<Words>(part: string): Promise<Words> {
  // Callers name the type of the file they ask for; an island without words has none.
  return (await files.get(part)?.()) as Words
}
