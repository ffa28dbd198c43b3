/** Writes docs/licences.md: `npm run licences`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { licencesPage } from './licence-list.ts'

const project = join(import.meta.dirname, '..')
const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8'))
await writeFile(join(project, 'docs/licences.md'), licencesPage(lock))
