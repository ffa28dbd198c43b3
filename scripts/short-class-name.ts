import { globSync } from 'node:fs'

/** Without a and b: ad blockers hide classes that look like "ad" or "banner". */
const letters = 'cdefghijklmnopqrstuvwxyz'

const files = globSync('app/**/*.module.css').sort()
const namesByFile = files.map((): string[] => [])

/**
 * A class of a style module in three characters: two for the file and one for the class. Hashed names compress badly,
 * and a page has 160 of them; short ones save half a kilobyte.
 */
export function shortClassName(name: string, path: string) {
  const file = files.findIndex((one) => path.split('?')[0]?.endsWith(one))
  const names = namesByFile[file]
  if (!names) throw new Error(`${path} is a style module outside app/.`)
  if (!names.includes(name)) names.push(name)
  const prefix = (letters[Math.floor(file / letters.length)] ?? '') + letters[file % letters.length]
  return prefix + names.indexOf(name).toString(36).toUpperCase()
}
