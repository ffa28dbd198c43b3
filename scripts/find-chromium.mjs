import { existsSync } from 'node:fs'

/** The headless shell: the same rendering engine, and a test takes half the time. */
export const shells = ['/usr/bin/chromium-headless-shell']

export const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * @param {readonly string[]} paths
 * @returns {string | undefined} what `CHROMIUM_PATH` names, else the first of the paths that exists
 */
export function findChromium(paths) {
  return process.env.CHROMIUM_PATH ?? paths.find((path) => existsSync(path))
}
