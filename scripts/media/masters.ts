import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../app/content/languages.ts'
import type { Language } from '../../app/lib/language.ts'

export type Master = { language: Language['code']; file: string }

const [original, ...translations] = languages

/**
 * The masters of a picture. One without words has one master, which every language shows; one with words has a master in
 * each language, those of translations in a folder of the language's code. Throws if it has some of these, not all.
 */
export function mastersOf(
  id: string,
  exists: (file: string) => boolean = existsSync,
): readonly [Master, ...Master[]] {
  const first = { language: original.code, file: masterFile(id) }
  const others = translations.map(({ code }) => ({ language: code, file: masterFile(id, code) }))
  const missing = others.filter(({ file }) => !exists(file))
  if (missing.length === others.length) return [first]
  if (missing.length === 0) return [first, ...others]
  const files = missing.map(({ file }) => file)
  throw new Error(
    `${id} is translated for some languages only. Draw it in the others as well, as media/README.md tells: ${files.join(', ')} is missing.`,
  )
}

function masterFile(id: string, folder = ''): string {
  return join('media/sources', folder, `${id}.jpg`)
}
