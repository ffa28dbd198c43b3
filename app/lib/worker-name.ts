import type { Language } from './language.ts'

/** The file of a language's service worker, at the root of the site: a worker's folder limits what it may answer. */
export function workerName({ prefix }: Pick<Language, 'prefix'>): string {
  return `sw${prefix.replace('/', '-')}.js`
}
