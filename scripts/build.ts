/**
 * `npm run build`: a build for each language, because the words of a page are chosen when modules are resolved
 * (`imports` of package.json). `postbuild.ts` then puts them together and finishes the pages.
 */
import { join } from 'node:path'
import { languages } from '../app/content/languages.ts'
import { aloud, fail, node, project } from './install.mjs'

const router = join(project, 'node_modules/@react-router/dev/bin.cjs')

try {
  // One after the other: each empties and writes `.react-router/types` when it prerenders.
  for (const { code } of languages) await build(code)
  process.exitCode = await aloud(node, [join(import.meta.dirname, 'postbuild.ts')])
} catch (error) {
  fail(error)
}

async function build(code: string) {
  const exitCode = await aloud(node, [router, 'build', '--logLevel', 'warn'], {
    LANGUAGE_CODE: code,
    NODE_ENV: 'production',
  })
  if (exitCode !== 0) throw new Error(`The build of the language "${code}" failed, as said above.`)
}
