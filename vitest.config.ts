import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, headlessShellPath } from './scripts/chromium.ts'

/** Three kinds of tests: plain functions in Node, primitives in a real browser, and statements about the built site. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // The property tests compute for seconds, and longer where the cores are shared.
    testTimeout: 30_000,
    // Every core: Vitest would leave one to itself, and half of the work undone on a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{app,media,scripts,hosting}/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          setupFiles: ['scripts/fuzz.ts'],
          // Fresh modules for each file cost as much as its tests. These keep no state in modules that others read.
          isolate: false,
        },
      },
      {
        extends: true,
        // Content reads it wherever it runs, and only Node has an environment: as in vite.config.ts.
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
          // All files read the same pages: parsed once, they serve them all.
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
})
