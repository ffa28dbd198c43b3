import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { basePath } from './hosting/base-path.ts'
import { adminHash } from './scripts/admin-password.ts'
import { language, languageConstants } from './scripts/build-language.ts'
import { chunks } from './scripts/chunks.ts'
import { dateNames } from './scripts/date-names.ts'
import { languageStyles } from './scripts/language-styles.ts'
import { reloadPages } from './scripts/reload-pages.ts'
import { shortClassName } from './scripts/short-class-name.ts'
import { themeColors } from './scripts/surfaces/theme-colors.ts'

/** Oldest engines that support the native syntax (nesting, cascade layers, oklch): about two years old. */
const oldestEngines = ['chrome120', 'firefox121', 'safari17.2']

export default defineConfig(async ({ command }) => ({
  base: basePath,
  plugins: [reactRouter(), chunks(), reloadPages()],
  define: {
    'import.meta.env.BUILD_DATE': JSON.stringify(new Date().toISOString().slice(0, 10)),
    // Content runs everywhere, but only Node has an environment.
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL) ?? 'undefined',
    __SERVICE_WORKER__: process.env.SERVICE_WORKER !== 'off',
    ...languageConstants,
    ...dateNames(language.locale),
    __THEME_COLORS__: JSON.stringify(themeColors()),
    // A separate constant, which only the admin page reads, so it ends up in no other file.
    __ADMIN_PASSWORD_HASH__: JSON.stringify(language.prefix === '' ? await adminHash() : ''),
  },
  resolve: { tsconfigPaths: true, conditions: [language.code, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [language.code, ...defaultServerConditions] } },
  // Every language has the same files, and the first brings them.
  publicDir: language.prefix === '' && 'public',
  // Development keeps readable names.
  css: {
    postcss: { plugins: [languageStyles(language)] },
    ...(command === 'build' && { modules: { generateScopedName: shortClassName } }),
  },
  build: {
    target: 'es2022',
    cssTarget: oldestEngines,
    assetsInlineLimit: 0,
    // Says which files belong together, for scripts/postbuild.ts.
    manifest: true,
  },
}))
