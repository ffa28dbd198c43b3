/** `npm run test:engines`: the main journeys in Chromium, Firefox and WebKit, on a build of its own. */
import { aloud, fail, install } from './install.mjs'
import { provideEngines } from './test-tools.mjs'

const env = { ADMIN_PASSWORD: 'the password of these tests' }

try {
  await install()
  await provideEngines()
  for (const script of ['build', 'engines']) {
    if ((await aloud('npm', ['run', '--silent', script], env)) !== 0) {
      throw new Error(`Stopped: "npm run ${script}" failed.`)
    }
  }
} catch (error) {
  fail(error)
}
