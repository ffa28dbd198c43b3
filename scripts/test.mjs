/** `npm test`: everything that must hold, on a clean clone, one step after another. It stops at the first that fails. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installEngines } from './engine-packages.mjs'
import { freePort } from './free-port.mjs'
import { aloud, fail, install, project } from './install.mjs'
import { provideNginx } from './nginx.mjs'

const results = join(project, 'test-results')
const unitResults = join(results, 'unit.json')
const e2eResults = join(results, 'e2e.json')

const enginesResults = join(results, 'engines.tap')

/** The build that is tested opens its admin page with this one. */
const password = { ADMIN_PASSWORD: 'the password of these tests' }

let passed = 0
let failed = 0

try {
  await install()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)
  await provideChromium()
  await provideNginx()

  await step('Types', 'typecheck')
  await step('Lint and format', 'lint')
  await step('Dead code', 'knip')
  const unitReporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitResults}`,
  ]
  await step('Unit tests', 'unit', unitReporters, {}, countUnitTests)
  await step('Build', 'build', [], password)
  await step('Budgets', 'budget')
  const env = { PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: e2eResults }
  await step('Browser tests', 'e2e', [], env, countBrowserTests)
  await installEngines()
  // Node's test runner takes no options behind the names of its files.
  const reporters = `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=tap --test-reporter-destination=${enginesResults}`
  const enginesEnv = { ...password, NODE_OPTIONS: reporters }
  await step('Other engines', 'engines', [], enginesEnv, countEngineTests)
} catch (error) {
  // A step that counts nothing, such as the build, has still failed.
  if (failed === 0) failed = 1
  fail(error)
}
console.log(`\n${passed} passed, ${failed} failed`)

/**
 * @param {string} label
 * @param {string} script of package.json
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @param {() => void} [count]
 */
async function step(label, script, args = [], env = {}, count = () => {}) {
  const startedAt = Date.now()
  console.log(`\n── ${label} (npm run ${script})`)
  const code = await aloud('npm', ['run', '--silent', script, '--', ...args], env)
  count()
  if (code !== 0) throw new Error(`Stopped: "${label}" failed. To run it alone: npm run ${script}`)
  console.log(`── ${label}: passed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

function countUnitTests() {
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(unitResults)
  passed += numPassedTests
  failed += numFailedTests
}

function countBrowserTests() {
  const { expected = 0, unexpected = 0, flaky = 0 } = readJson(e2eResults).stats ?? {}
  passed += expected
  failed += unexpected + flaky
}

function countEngineTests() {
  const tap = existsSync(enginesResults) ? readFileSync(enginesResults, 'utf8') : ''
  passed += Number(/^# pass (\d+)$/m.exec(tap)?.[1] ?? 0)
  failed += Number(/^# fail (\d+)$/m.exec(tap)?.[1] ?? 0)
}

/** @param {string} path */
function readJson(path) {
  // A run that breaks down early writes no results.
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** Finds or installs the browser: Debian's Chromium without windows, else the whole one, else Playwright's own. */
async function provideChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return
    throw new Error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} does not exist.`)
  }
  if (existsSync('/usr/bin/chromium-headless-shell')) return

  console.log('\n── Installing Chromium')
  // Ubuntu has no such package.
  const isDebian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (isDebian && process.getuid?.() === 0) {
    await aloud('apt-get', ['update'])
    if ((await aloud('apt-get', ['install', '-y', 'chromium-headless-shell'])) === 0) return
  }
  if (existsSync('/usr/bin/chromium')) return
  if ((await aloud('npx', ['playwright', 'install', '--with-deps', 'chromium'])) !== 0) {
    throw new Error(
      'No Chromium: install one and name it, as in CHROMIUM_PATH=/opt/chromium npm test.',
    )
  }
}
