import { findChromium, shells, wholeBrowsers } from './find-chromium.mjs'

/**
 * The Chromium for drawn files (cards, icons, pictures) and for journeys across engines: `CHROMIUM_PATH`, else the
 * system's. `undefined` lets Playwright use the one it has downloaded.
 */
export const chromiumPath = findChromium([...wholeBrowsers, ...shells])

/**
 * The Chromium for all other tests, for pictures and for measurements: preferably the system's headless shell. A test
 * takes half the time in it, it leaves more of the cores to what is measured, and it has no window whose height a
 * picture of a tall page repeats.
 */
export const headlessShellPath = findChromium([...shells, ...wholeBrowsers])

/** No sandbox, because containers often run as root; and no background requests of the browser's own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
