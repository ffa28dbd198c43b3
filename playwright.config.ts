import { defineConfig } from '@playwright/test'
import { chromiumFlags, headlessShellPath } from './scripts/chromium.ts'

const port = process.env.PORT ?? '4173'

/** Journeys through the built site (run `npm run build` first), on the bundled server and its rules. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Two workers share two cores with the server, so timeouts are generous.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // In the whole run a dot a test, then every failure, so that the end of a log says what failed.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Page tests are first visits answered by the server. The service worker has its own tests.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Reduced motion makes pages reproducible. Tests of motion turn it off.
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
