import type { Language } from './language.ts'

/** A path in the language with this prefix, below the site's base path. Only the English home page is a slash. */
export function inLanguage(path: `/${string}`, prefix: Language['prefix']): `/${string}` {
  if (prefix === '') return path
  return path === '/' ? prefix : `${prefix}${path}`
}
