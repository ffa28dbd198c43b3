/** Tells whether the built site is still that of the files it was built from. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const stamp = join(project, 'build/inputs')

/** Everything that can change what a build writes, beside the hash of the admin password in the environment. */
const folders = ['app', 'hosting', 'public', 'scripts']
const files = ['package-lock.json', 'package.json', 'react-router.config.ts', 'vite.config.ts']

export async function isBuildFresh() {
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await hashInputs())
}

/** To be called at the end of a build. */
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
  const hash = createHash('sha256').update(process.env.ADMIN_PASSWORD_HASH ?? '')
  for (const path of paths.sort()) {
    // The length keeps two files apart from one that holds both.
    const content = await readFile(join(project, path))
    hash.update(`\n${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
