/** `npm run check`: what to run before a push. Static checks run side by side, then the unit tests. */
import { aloud, fail, quietly } from './install.mjs'

const results = await Promise.allSettled([
  quietly('Types', 'npm', ['run', '--silent', 'typecheck']),
  quietly('Lint and format', 'npm', ['run', '--silent', 'lint']),
  quietly('Dead code', 'npm', ['run', '--silent', 'knip']),
])
const failures = results.filter((result) => result.status === 'rejected')
for (const { reason } of failures) fail(reason)
if (failures.length === 0) process.exitCode = await aloud('npm', ['run', '--silent', 'unit'])
