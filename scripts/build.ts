/**
 * `npm run build`: a build for each language, side by side, because the words of a page are chosen when modules are
 * resolved (`imports` of package.json). It begins with a check of the content. `postbuild.ts` then puts them together and finishes the pages.
 */
import { join } from 'node:path'
import { languages } from '../app/content/languages.ts'
import { aloud, fail, node, project } from './install.mjs'

const compiler = join(project, 'node_modules/typescript/bin/tsc')
const router = join(project, 'node_modules/@react-router/dev/bin.cjs')

try {
  await checkContent()
  await Promise.all(languages.map(({ code }) => build(code)))
  process.exitCode = await aloud(node, [join(import.meta.dirname, 'postbuild.ts')])
} catch (error) {
  fail(error)
}

/** Words that are missing in a language, or out of place, are named with their file: by their types, and by their readers. */
async function checkContent() {
  const reader = join(import.meta.dirname, 'read-content.ts')
  const exitCodes = await Promise.all([
    aloud(node, [compiler, '--project', 'tsconfig.words.json']),
    ...languages.map(({ code }) => aloud(node, ['--conditions', code, reader])),
  ])
  if (exitCodes.some((code) => code !== 0)) {
    throw new Error('A file of content does not fit: see the lines above.')
  }
}

async function build(code: string) {
  const exitCode = await aloud(node, [router, 'build', '--logLevel', 'warn'], {
    LANGUAGE_CODE: code,
    NODE_ENV: 'production',
  })
  if (exitCode !== 0) throw new Error(`The build of the language "${code}" failed, as said above.`)
}
