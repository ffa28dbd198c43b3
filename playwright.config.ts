import { defineConfig } from '@playwright/test'
import { chromiumFlags, headlessShellPath } from './scripts/chromium.ts'

const port = process.env.PORT ?? '4173'

/** Journeys through the built site (`npm run build` first), on the server and by the rules that it ships with. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Two workers share two cores with the server: a busy moment is not a failure, a wait without end is.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Says how far it is; the times of single tests are in the other file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A test of the pages is a first visit, answered by the server. The worker has tests of its own.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // A page that stands still is the same at every look. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    launchOptions: { executablePath: headlessShellPath, args: chromiumFlags },
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    stdout: 'ignore',
  },
})
