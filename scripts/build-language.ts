import { languages } from '../app/content/languages.ts'

/**
 * The language of this build, from the environment variable `LANGUAGE_CODE`; English unless set.
 *
 * @throws when there are no words in it
 */
export const language = find(process.env.LANGUAGE_CODE ?? 'en')

/** The language for `define`: whole, and field by field, because a script that reads one field shall hold no other. */
export const languageConstants = {
  __LANGUAGE__: JSON.stringify(language),
  __FORWARD__: language.direction === 'rtl' ? -1 : 1,
  ...Object.fromEntries(
    Object.entries(language).map(([field, value]) => [
      `__LANGUAGE__.${field}`,
      JSON.stringify(value),
    ]),
  ),
}

function find(code: string) {
  const found = languages.find((one) => one.code === code)
  if (!found) throw new Error(`There are no words in the language "${code}".`)
  return found
}
