/** The second half of `npm start`, on the project's own Node: makes sure of the admin password, builds, serves. */
import { ensureAdminHash } from './admin-password.ts'
import { isBuildFresh } from './build-inputs.ts'
import { fail, quietly } from './install.mjs'
import { serveSite } from './serve.ts'

try {
  const { hash, freshPassword } = await ensureAdminHash()
  process.env.ADMIN_PASSWORD_HASH = hash
  if (freshPassword) {
    console.log(`
  Admin password: ${freshPassword}
  It is shown this once; only its hash is kept, in .admin-password.json. Delete that file to get another.
`)
  }
  if (!(await isBuildFresh())) await quietly('Building the site', 'npm', ['run', 'build'])
  await serveSite()
} catch (error) {
  fail(error)
}
