import { findChromium, shells, wholeBrowsers } from './find-chromium.mjs'

/**
 * The Chromium of screenshots and of journeys across engines: `CHROMIUM_PATH`, else the system's.
 * `undefined` leaves the choice to Playwright, which then takes the one it has downloaded.
 */
export const chromiumPath = findChromium([...wholeBrowsers, ...shells])

/**
 * The Chromium of all other tests and of measurements: if the system has it, the one without windows and menus. A test
 * takes half the time, and less of the browser shares the cores with what is measured.
 */
export const headlessShellPath = findChromium([...shells, ...wholeBrowsers])

/** No sandbox, as containers often run as root; and no requests of the browser's own beside those of the page. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
