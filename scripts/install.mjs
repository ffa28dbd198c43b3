/** Shared by `npm start` and `npm test`. Runs on any installed Node, before dependencies are installed. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const project = join(import.meta.dirname, '..')

/** The project's own Node: React Router 8 and Vitest 5 need a newer one than many machines have. */
export const node = join(project, 'node_modules/.bin/node')

const isWindows = process.platform === 'win32'
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM']

const stamp = join(project, 'node_modules/.installed-lock')

/** Installs the dependencies, unless those of the current lock file are installed. */
export async function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) {
    throw new Error(
      `Node 20 or newer is needed, this is ${process.version}: see https://nodejs.org`,
    )
  }
  const lock = createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  await quietly('Installing dependencies', 'npm', ['ci', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/**
 * Runs a command and prints one line for it. If it fails, the end of its output is printed too.
 *
 * @param {string} label
 * @param {string} command
 * @param {string[]} args
 */
export async function quietly(label, command, args) {
  const startedAt = Date.now()
  console.log(`${label} …`)
  /** @type {Buffer[]} */
  const output = []
  const child = spawn(command, args, { cwd: project, shell: isWindows })
  child.stdout.on('data', (data) => output.push(data))
  child.stderr.on('data', (data) => output.push(data))
  const code = await ending(child)
  if (code !== 0) {
    const tail = Buffer.concat(output).toString().trimEnd().split('\n').slice(-30).join('\n')
    throw new Error(`${tail}\n\n${label} failed: "${command} ${args.join(' ')}" said the above.`)
  }
  console.log(`${label}: done in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

/**
 * Runs a command with this terminal's input and output, and returns its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] beside the present one
 * @param {string} [cwd]
 */
export function aloud(command, args, env = {}, cwd = project) {
  const options = { cwd, shell: isWindows, env: { ...process.env, ...env } }
  const child = spawn(command, args, { ...options, stdio: 'inherit' })
  // Forwards signals to the child, which does the work.
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  return ending(child).finally(() => {
    for (const signal of signals) process.off(signal, passOn)
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function ending(child) {
  return new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`${child.spawnfile} could not be run: ${error.message}`)),
    )
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Ends the process with a message instead of a stack trace.
 *
 * @param {unknown} error
 */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
