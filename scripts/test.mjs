/**
 * `npm test`: every check, on a clean clone. The steps of a group are independent and run side by side; after a group
 * with a failure, the run stops.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { aloud, fail, install, project } from './install.mjs'
import { fetchNginx } from './nginx.mjs'
import { isCi, provideChromium, provideEngines } from './test-tools.mjs'

/**
 * @typedef {object} Step
 * @property {string} label
 * @property {string} script of package.json
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => { passed: number, failed: number }} [count] how many tests it ran, once it has ended
 */

const results = join(project, 'test-results')
const unitResults = join(results, 'unit.json')
const siteResults = join(results, 'site.json')
const e2eResults = join(results, 'e2e.json')
const enginesResults = join(results, 'engines.tap')

/** The admin password of the build under test. */
const password = { ADMIN_PASSWORD: 'the password of these tests' }

/** @type {Step[][]} */
const groups = [
  [
    { label: 'Types', script: 'typecheck' },
    { label: 'Lint and format', script: 'lint' },
    { label: 'Dead code', script: 'knip' },
  ],
  // Not beside the check of types: each language's build writes the types of routes anew.
  [{ label: 'Build', script: 'build', env: password }],
  [
    vitestStep('Unit tests', 'unit', unitResults),
    { label: 'Build under a path', script: 'build:sub-path' },
  ],
  [
    { label: 'Budgets', script: 'budget' },
    vitestStep('Tests of the built files', 'test:site', siteResults),
  ],
  [
    {
      label: 'Browser tests',
      script: 'e2e',
      env: { PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: e2eResults },
      count: countBrowserTests,
    },
  ],
  [
    {
      label: 'Other engines',
      script: 'engines:others',
      // Node's test runner accepts no options after the file names.
      env: {
        ...password,
        NODE_OPTIONS: `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=tap --test-reporter-destination=${enginesResults}`,
      },
      count: countEngineTests,
    },
  ],
]

let passed = 0
let failed = 0

try {
  await install()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)
  await provideChromium()
  if (isCi) {
    await provideEngines()
    await fetchNginx()
  }
  let begun = 0
  const total = groups.flat().length
  for (const group of groups) {
    for (const { label, script } of group) {
      begun += 1
      console.log(`\n── ${begun} of ${total}: ${label} (npm run ${script})`)
    }
    // A single step prints its progress; several print their output when they have ended.
    const run = group.length === 1 ? runAloud : runQuietly
    const outcomes = await Promise.all(group.map(run))
    const broken = group.filter((_, index) => !outcomes[index])
    if (broken.length > 0) {
      const names = broken.map(({ label, script }) => `"${label}" (npm run ${script})`)
      throw new Error(`Failed: ${names.join(', ')}`)
    }
  }
} catch (error) {
  // A failed step without tests, such as the build, still counts as a failure.
  if (failed === 0) failed = 1
  fail(error)
}
console.log(`\n${passed} passed, ${failed} failed`)

/** @param {Step} step */
async function runAloud({ script, args = [], env = {}, ...step }) {
  const startedAt = Date.now()
  const code = await aloud('npm', ['run', '--silent', script, '--', ...args], env)
  return end(step, code, startedAt)
}

/** @param {Step} step */
async function runQuietly({ script, args = [], env = {}, ...step }) {
  const startedAt = Date.now()
  /** @type {Buffer[]} */
  const output = []
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: project,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  if (code !== 0) console.log(`\n${Buffer.concat(output).toString().trimEnd()}`)
  return end(step, code, startedAt)
}

/**
 * @param {Pick<Step, 'label' | 'count'>} step
 * @param {number} code exit code of its process
 * @param {number} startedAt
 * @returns {boolean} whether it passed
 */
function end({ label, count }, code, startedAt) {
  const counts = count?.()
  passed += counts?.passed ?? 0
  failed += counts?.failed ?? 0
  const tests = counts ? ` (${counts.passed} tests)` : ''
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`── ${label}${tests}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return code === 0
}

/**
 * @param {string} label
 * @param {string} script
 * @param {string} file where it writes its results
 * @returns {Step}
 */
function vitestStep(label, script, file) {
  return {
    label,
    script,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: () => {
      const { numPassedTests = 0, numFailedTests = 0 } = readJson(file)
      return { passed: numPassedTests, failed: numFailedTests }
    },
  }
}

function countBrowserTests() {
  const { expected = 0, unexpected = 0, flaky = 0 } = readJson(e2eResults).stats ?? {}
  return { passed: expected, failed: unexpected + flaky }
}

function countEngineTests() {
  const tap = existsSync(enginesResults) ? readFileSync(enginesResults, 'utf8') : ''
  return {
    passed: Number(/^# pass (\d+)$/m.exec(tap)?.[1] ?? 0),
    failed: Number(/^# fail (\d+)$/m.exec(tap)?.[1] ?? 0),
  }
}

/** @param {string} path */
function readJson(path) {
  // A run that crashes early writes no results.
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
