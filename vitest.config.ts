import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { language, languageConstants } from './scripts/build-language.ts'
import { chromiumFlags, headlessShellPath } from './scripts/chromium.ts'
import { dateNames } from './scripts/date-names.ts'

/** Three kinds of tests: plain functions in Node, components in a real browser, and tests of the built site. */
export default defineConfig({
  // As in vite.config.ts.
  define: { ...languageConstants, ...dateNames(language.locale) },
  resolve: { tsconfigPaths: true },
  test: {
    // Property tests compute for seconds, and longer on shared cores.
    testTimeout: 30_000,
    // Every core: by default Vitest leaves one free, which would halve the speed on two cores.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{app,media,scripts,hosting}/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          setupFiles: ['scripts/fuzz.ts'],
          // Isolation would cost as much time as the tests. These files keep no shared module state.
          isolate: false,
        },
      },
      {
        extends: true,
        // Content runs everywhere, but only Node has an environment: as in vite.config.ts.
        define: { 'process.env.SITE_URL': 'undefined' },
        test: {
          name: 'browser',
          include: ['app/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: headlessShellPath,
                args: chromiumFlags,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site-tests/**/*.test.ts'],
          // All files read the same pages, which are parsed once.
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
})
