/**
 * The second build of the tests, `npm run build:sub-path`: the whole site below a path, as on GitHub's pages. It has its
 * own folder and writes nowhere else, so it can be made beside the unit tests and beside the build of the site itself.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '../app/lib/password.ts'
import { readBasePath } from '../hosting/base-path.ts'
import { fail, project, quietly } from './install.mjs'

const folder = join(project, '.cache/sub-path-build')
const siteUrl = 'https://ikosim.github.io/site'

export const subPathBuild = {
  /** What is published of it. */
  root: join(folder, 'client'),
  siteUrl,
  /** `/site/` */
  basePath: readBasePath(siteUrl),
  /** Holds characters that every way of writing texts down has to escape. */
  adminPassword: 'Sésame & "öffne" <dich>, 4318',
}

/** @throws with the command to run when the build has not been made. */
export function requireSubPathBuild() {
  if (existsSync(join(folder, 'inputs'))) return
  throw new Error('There is no build below a path yet: run "npm run build:sub-path" first.')
}

async function build() {
  Object.assign(process.env, {
    SITE_URL: siteUrl,
    BUILD_FOLDER: folder,
    ADMIN_PASSWORD: subPathBuild.adminPassword,
    // Made here, since the build would keep it for the next one in a file that both builds share.
    ADMIN_PASSWORD_HASH: await hashPassword(subPathBuild.adminPassword),
  })
  await quietly('Building the site below a path', 'npm', ['run', 'build'])
}

if (import.meta.main) build().catch(fail)
