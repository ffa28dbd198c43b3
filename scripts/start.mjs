/** `npm start`: installs, builds and serves the site, each only as far as it has not been done already. */
import { join } from 'node:path'
import { aloud, fail, install, node, project } from './install.mjs'

// Ctrl-C goes to the server, which closes; this process then ends with it.
process.on('SIGINT', () => {})

try {
  await install()
  process.exitCode = await aloud(node, [join(project, 'scripts/start-site.ts')])
} catch (error) {
  fail(error)
}
