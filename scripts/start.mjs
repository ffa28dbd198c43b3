/** `npm start`: installs, builds and serves the site, each only as far as it has not been done already. */
import { join } from 'node:path'
import { aloud, fail, install, node, project } from './install.mjs'

try {
  await install()
  process.exitCode = await aloud(node, [join(project, 'scripts/start-site.ts')])
} catch (error) {
  fail(error)
}
