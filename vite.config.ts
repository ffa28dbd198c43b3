import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { basePath } from './hosting/base-path.ts'
import { adminHash } from './scripts/admin-password.ts'
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

/** Modules that load together: thirty small files compress worse than a few larger ones and cost a request each. */
const chunkGroups = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|scheduler|@react-router)/,
    priority: 2,
  },
  // The frame of every page and common components. Motion code loads when it is needed.
  {
    name: 'frame',
    test: /[\\/]app[\\/](root|layouts[\\/](?!.*-motion|site-footer|out-of-sight|side-panel|mobile-menu|newsletter\.|use-next-page|hand-over|use-open-hand-over)|hooks[\\/]use-hydrated|lib[\\/](social-card|after-paint)|ui[\\/](breadcrumb|picture|rest-of-page|section|visually-hidden)|sections[\\/](call-to-action|headline|section-heading)|pages[\\/](page-meta|structured-(collection|page)))/,
    priority: 1,
  },
  // Shared by every form, and by the question whether an earlier enquiry has arrived.
  {
    name: 'form',
    test: /[\\/]app[\\/](hooks[\\/]use-record-form|layouts[\\/]use-open-hand-over|lib[\\/]mailto|store[\\/]has-handovers|sections[\\/](form-foot|record-form)|ui[\\/]f(ield|orm-status))/,
    priority: 1,
  },
  // The enquiry form.
  {
    name: 'enquiry',
    test: /[\\/]app[\\/](pages[\\/]enquiry-form|sections[\\/]contact-form)/,
    priority: 1,
  },
  // The store, loaded when there is a record to save.
  {
    name: 'store',
    test: /[\\/](app[\\/]store[\\/](exclusive|messages|schema|storage|subscribers)|node_modules[\\/]valibot)/,
    priority: 1,
  },
  // Encodes and decodes enquiries, for visitors and the admin page, and saves files.
  { name: 'letter', test: /[\\/]app[\\/]lib[\\/](enquiry|shorten)/, priority: 1 },
  { name: 'file', test: /[\\/]app[\\/]lib[\\/]export-file/, priority: 1 },
  // The hand-over panel, loaded once an enquiry has been stored.
  {
    name: 'hand-over',
    test: /[\\/]app[\\/](content[\\/]en[\\/]hand-over|layouts[\\/]hand-over|sections[\\/]hand-over|store[\\/]handovers)/,
  },
  // Needed by every page of a collection.
  {
    name: 'record',
    test: /[\\/]app[\\/]lib[\\/](dates|lazy-record|own-or)/,
    priority: 1,
  },
  // Search, for the blog's list and the admin page.
  {
    name: 'find',
    test: /[\\/]app[\\/]lib[\\/](list-page|text-search)/,
  },
  // Used by some pages and their structured data, and again by every footer.
  {
    name: 'details',
    test: /[\\/]app[\\/](sections[\\/]contact-info|content[\\/]en[\\/]site-links|pages[\\/]structured-studio)/,
    priority: 1,
  },
  // Parts at the end of every page or out of sight, which load later.
  {
    name: 'foot',
    test: /[\\/]app[\\/](layouts[\\/](site-footer|out-of-sight|side-panel|mobile-menu|newsletter\.|use-next-page)|ui[\\/]drawer|sections[\\/]newsletter-form)/,
  },
]

/** Parts of React Router that no page uses, but that tree shaking keeps because of how its components are created. */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      code
        .replaceAll(/^[\w$]+\.displayName = .*;$/gm, '')
        .replaceAll(/(?<== )React\$1\.forwardRef\(/g, '/* @__PURE__ */ $&'),
  },
}

export default defineConfig({
  base: basePath,
  plugins: [reactRouter(), unusedRouterParts, shortClassNames()],
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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // V8 then compiles React while it downloads, off the main thread, instead of each function at its first call.
        postBanner: ({ name }) => (name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
})
