/**
 * Reads every file of content in one language and says what does not fit in it, before a build begins: a renderer would
 * only say that a page failed. `node --conditions=fr scripts/read-content.ts`
 */
import { ContentError } from '../app/content/collections/markdown.ts'
import { fail } from './install.mjs'

try {
  await import('../app/addresses.ts')
  await import('../app/content/collections/legal-texts.ts')
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  fail(error)
}
