import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { basePath } from './hosting/base-path.ts'
import { adminHash } from './scripts/admin-password.ts'
import { shortClassNames } from './scripts/short-class-names.ts'
import { themeColors } from './scripts/theme-colors.ts'

/** Oldest engines that get the native syntax (nesting, cascade layers, oklch), as major and minor: about two years back. */
const oldestEngines = Object.entries({ chrome: [120, 0], firefox: [121, 0], safari: [17, 2] })
const targets = Object.fromEntries(
  oldestEngines.map(([name, [major = 0, minor = 0]]) => [name, (major << 16) | (minor << 8)]),
)

/** Modules that travel together: thirty small files compress worse than a few larger ones and cost a request each. */
const chunkGroups = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|scheduler|@react-router)/,
    priority: 2,
  },
  // The frame around every page and the parts that nearly all of them are made of. What moves is fetched when it moves.
  {
    name: 'frame',
    test: /[\\/]app[\\/](root|layouts[\\/](?!.*-motion|site-footer|out-of-sight|side-panel|mobile-menu|newsletter\.|use-next-page|hand-over|use-open-hand-over)|hooks[\\/]use-hydrated|lib[\\/](social-card|inline-markup|after-paint)|ui[\\/](breadcrumb|picture|rest-of-page|section|visually-hidden)|sections[\\/](call-to-action|headline|section-heading)|pages[\\/](page-meta|structured-(collection|page)))/,
    priority: 1,
  },
  // What every form is made of, and what asks beside forms whether an earlier enquiry has arrived.
  {
    name: 'form',
    test: /[\\/]app[\\/](hooks[\\/]use-record-form|layouts[\\/]use-open-hand-over|lib[\\/]mailto|store[\\/]has-handovers|sections[\\/](form-foot|record-form)|ui[\\/]f(ield|orm-status))/,
    priority: 1,
  },
  // The form of an enquiry, on the pages that have one.
  {
    name: 'enquiry',
    test: /[\\/]app[\\/](pages[\\/]enquiry-form|sections[\\/]contact-form)/,
    priority: 1,
  },
  // What keeps records, fetched by whoever has one to keep.
  {
    name: 'store',
    test: /[\\/](app[\\/]store[\\/](exclusive|messages|schema|storage|subscribers)|node_modules[\\/]valibot)/,
    priority: 1,
  },
  // What writes and reads enquiries, for visitors and for the admin page, and what saves any file.
  { name: 'letter', test: /[\\/]app[\\/]lib[\\/](enquiry|shorten)/, priority: 1 },
  { name: 'file', test: /[\\/]app[\\/]lib[\\/]export-file/, priority: 1 },
  // What hands an enquiry over, once it has been stored.
  {
    name: 'hand-over',
    test: /[\\/]app[\\/](content[\\/]en[\\/]hand-over|layouts[\\/]hand-over|sections[\\/]hand-over|store[\\/]handovers)/,
  },
  // What every page of a collection's record needs.
  {
    name: 'record',
    test: /[\\/]app[\\/]lib[\\/](dates|lazy-record|own-or)/,
    priority: 1,
  },
  // What finds a record in the list of the journal, and in those of the admin page.
  {
    name: 'find',
    test: /[\\/]app[\\/]lib[\\/](list-page|text-search)/,
  },
  // What some pages show or tell search engines themselves, and the foot of every page shows again.
  {
    name: 'details',
    test: /[\\/]app[\\/](sections[\\/]contact-info|content[\\/]en[\\/]site-links|pages[\\/]structured-studio)/,
    priority: 1,
  },
  // The parts of every page that stand at its end or out of sight, and come later.
  {
    name: 'foot',
    test: /[\\/]app[\\/](layouts[\\/](site-footer|out-of-sight|side-panel|mobile-menu|newsletter\.|use-next-page)|ui[\\/]drawer|sections[\\/]newsletter-form)/,
  },
]

/** React Router makes and names its components in a way that keeps those in the files that no page uses. */
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
    // Content reads it wherever it runs, and only Node has an environment.
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL) ?? 'undefined',
    __SERVICE_WORKER__: process.env.SERVICE_WORKER !== 'off',
    __THEME_COLORS__: JSON.stringify(themeColors()),
    // A constant of its own: one that only the admin page names, so it is in no other file.
    __ADMIN_PASSWORD_HASH__: JSON.stringify(await adminHash()),
  },
  resolve: { tsconfigPaths: true },
  css: { transformer: 'lightningcss', lightningcss: { targets } },
  build: {
    target: 'es2022',
    // Said twice, since Vite writes the styles in one step and shortens them in another.
    cssTarget: oldestEngines.map(([name, version]) => name + version.join('.')),
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // V8 compiles React while it arrives, off the main thread, instead of each function when it is first called.
        postBanner: ({ name }) => (name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
})
