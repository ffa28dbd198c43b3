/** Tells whether the built site is up to date with the files it was built from. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from './build-folder.ts'

const project = join(import.meta.dirname, '..')
const stamp = join(buildFolder, 'inputs')

/** Every file that can change a build's output. Settings are separate. */
const folders = ['app', 'hosting', 'public', 'scripts']
/** Environment variables that a build reads. */
const settings = ['ADMIN_PASSWORD_HASH', 'SERVICE_WORKER', 'SITE_URL']
const files = ['package-lock.json', 'package.json', 'react-router.config.ts', 'vite.config.ts']

export async function isBuildFresh() {
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await hashInputs())
}

/** Call at the end of a build. */
export async function stampBuild() {
  await writeFile(stamp, await hashInputs())
}

async function hashInputs() {
  const paths = [...files]
  for (const folder of folders) {
    for (const entry of await readdir(join(project, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (entry.isFile()) paths.push(join(entry.parentPath, entry.name).slice(project.length + 1))
    }
  }
  const hash = createHash('sha256').update(
    settings.map((name) => process.env[name] ?? '').join('\n'),
  )
  for (const path of paths.sort()) {
    // The length separates two files from one file with the content of both.
    const content = await readFile(join(project, path))
    hash.update(`\n${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
