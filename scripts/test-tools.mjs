/** What the tests need beside npm's packages. Nothing is installed on a system unless it must be, or `CI` says so. */
import { existsSync, readFileSync } from 'node:fs'
import { findChromium, shells, wholeBrowsers } from './find-chromium.mjs'
import { aloud } from './install.mjs'

/** Debian's packages and the program by which each is known to be there. */
const debianPackages = {
  'chromium-headless-shell': 'chromium-headless-shell',
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
}

/** Whether this is a machine for tests alone, where all that is missing may be installed. */
export const isCi = Boolean(process.env.CI)

/**
 * Sees to a Chromium: the one that `CHROMIUM_PATH` names, or one that is installed, or Playwright's; Debian's package where
 * there is none.
 *
 * @throws {Error} if there is none and none can be had
 */
export async function provideChromium() {
  const path = findChromium([...shells, ...wholeBrowsers])
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH=${path} does not exist.`)
  if (path || (await hasPlaywrightsOwn())) return
  console.log('\nThe browser tests need Chromium, and none is installed here.')
  if (isDebian() && (await installDebianPackages(['chromium-headless-shell']))) return
  console.log('Downloading Playwright’s own (npx playwright install chromium) …')
  if ((await aloud('npx', ['playwright', 'install', 'chromium'])) === 0) return
  throw new Error(
    'No Chromium: install one and name it, as in CHROMIUM_PATH=/opt/chromium npm test.',
  )
}

/** Sees to the three engines, on Debian as root. One that cannot be had is skipped by its tests, which say so. */
export async function provideEngines() {
  const missing = Object.entries(debianPackages)
    .filter(([, program]) => !existsSync(`/usr/bin/${program}`))
    .map(([name]) => name)
  if (missing.length > 0 && isDebian()) await installDebianPackages(missing)
}

/** @param {readonly string[]} names */
async function installDebianPackages(names) {
  if (process.getuid?.() !== 0) return false
  console.log(`Installing Debian’s ${names.join(', ')} (apt-get install) …`)
  await aloud('apt-get', ['update', '-qq'])
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0']
  return (await aloud('apt-get', ['install', ...options, ...names])) === 0
}

/** Ubuntu, for one, has no Chromium among its packages. */
function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

async function hasPlaywrightsOwn() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}
