import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { basePath } from './hosting/base-path.ts'
import { adminHash } from './scripts/admin-password.ts'
import { chunks } from './scripts/chunks.ts'
import { shortClassNames } from './scripts/short-class-names.ts'
import { themeColors } from './scripts/theme-colors.ts'

/**
 * Oldest engines that support the native syntax (nesting, cascade layers, oklch), as major and minor: about two years
 * old.
 */
const oldestEngines = Object.entries({ chrome: [120, 0], firefox: [121, 0], safari: [17, 2] })
const targets = Object.fromEntries(
  oldestEngines.map(([name, [major = 0, minor = 0]]) => [name, (major << 16) | (minor << 8)]),
)

export default defineConfig({
  base: basePath,
  plugins: [reactRouter(), shortClassNames(), chunks()],
  define: {
    'import.meta.env.BUILD_DATE': JSON.stringify(new Date().toISOString().slice(0, 10)),
    // Content runs everywhere, but only Node has an environment.
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL) ?? 'undefined',
    __SERVICE_WORKER__: process.env.SERVICE_WORKER !== 'off',
    __THEME_COLORS__: JSON.stringify(themeColors()),
    // A separate constant, which only the admin page reads, so it ends up in no other file.
    __ADMIN_PASSWORD_HASH__: JSON.stringify(await adminHash()),
  },
  resolve: { tsconfigPaths: true },
  css: { transformer: 'lightningcss', lightningcss: { targets } },
  build: {
    target: 'es2022',
    // Set twice, because Vite generates styles in one step and minifies them in another.
    cssTarget: oldestEngines.map(([name, version]) => name + version.join('.')),
    assetsInlineLimit: 0,
    // Says which files belong together, for scripts/postbuild.ts.
    manifest: true,
  },
})
