import { existsSync } from 'node:fs'
import { aloud } from './install.mjs'

/** Debian's packages and the program by which each is known to be there. */
const programs = {
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
}

/**
 * Installs the browsers that the journeys run in, where that is possible: on Debian, as root. An engine that is not
 * there is skipped by the tests, which say so.
 */
export async function installEngines() {
  const missing = Object.entries(programs)
    .filter(([, program]) => !existsSync(`/usr/bin/${program}`))
    .map(([name]) => name)
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log(`\n── Installing ${missing.join(', ')}`)
  await aloud('apt-get', ['update', '-qq'])
  await aloud('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
}
