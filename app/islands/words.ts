/** The language of the pages, as in `<html lang>`. */
export const language = 'en'

const files = import.meta.glob('../content/*/parts/*.ts', { import: 'words' })

/** The words of a part in the page's language: one file of its own, fetched beside the part's code. */
export async function loadWords<Words>(part: string): Promise<Words> {
  const file = files[`../content/${document.documentElement.lang}/parts/${part}.ts`]
  // Callers name the type of the file they ask for; an island without words has none.
  return (await file?.()) as Words
}
