import { existsSync } from 'node:fs'

const whole = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'
const firstOf = (paths: readonly string[]) =>
  process.env.CHROMIUM_PATH ?? paths.find((path) => existsSync(path))

/**
 * The Chromium of screenshots and of journeys across engines: `CHROMIUM_PATH`, else the system's.
 * `undefined` leaves the choice to Playwright, which then takes the one it has downloaded.
 */
export const chromiumPath = firstOf([whole, shell])

/**
 * The Chromium of all other tests and of measurements: if the system has it, the one without windows and menus. It draws
 * pages by the same engine, a test takes half the time, and less of the browser shares the cores with what is measured.
 */
export const headlessShellPath = firstOf([shell, whole])

/** No sandbox, as containers often run as root; and no requests of the browser's own beside those of the page. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
