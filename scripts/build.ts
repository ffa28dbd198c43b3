/**
 * `npm run build`: a build for each language, because the words of a page are chosen when modules are resolved (`imports`
 * of package.json). One after another, because each writes the routes' types anew into a folder that they share. It begins
 * with a check of the content; `postbuild.ts` then puts the languages together and finishes the pages.
 */
import { join } from 'node:path'
import { languages } from '../app/content/languages.ts'
import type { Language } from '../app/lib/language.ts'
import { aloud, fail, node, project } from './install.mjs'

const compiler = join(project, 'node_modules/typescript/bin/tsc')
const router = join(project, 'node_modules/@react-router/dev/bin.cjs')

try {
  await checkContent()
  for (const { code } of languages) await build(code)
  process.exitCode = await aloud(node, [join(import.meta.dirname, 'postbuild.ts')])
} catch (error) {
  fail(error)
}

/** Words that are missing in a language, or out of place, are named with their file: by their types, and by their readers. */
async function checkContent() {
  const reader = join(import.meta.dirname, 'read-content.ts')
  const read = ({ code }: Language) => aloud(node, ['--conditions', code, reader])
  const [first, ...others] = languages
  const isTyped = (await aloud(node, [compiler, '--project', 'tsconfig.words.json'])) === 0
  // The others begin with the files of the first, and would repeat its faults.
  const isRead =
    (await read(first)) === 0 && (await Promise.all(others.map(read))).every((code) => code === 0)
  if (!isTyped || !isRead) throw new Error('A file of content does not fit: see the lines above.')
}

async function build(code: string) {
  const exitCode = await aloud(node, [router, 'build', '--logLevel', 'warn'], {
    LANGUAGE_CODE: code,
    NODE_ENV: 'production',
  })
  if (exitCode !== 0) throw new Error(`The build of the language "${code}" failed, as said above.`)
}
