import { existsSync } from 'node:fs'

/**
 * The Chromium that tests, screenshots and measurements use: `CHROMIUM_PATH`, else the system's.
 * `undefined` leaves the choice to Playwright, which then takes the one it has downloaded.
 */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

/** No sandbox, as containers often run as root; and no requests of the browser's own beside those of the page. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
