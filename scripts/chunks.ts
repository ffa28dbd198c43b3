import type { Plugin, Rollup } from 'vite'

type Context = {
  getModuleInfo: (id: string) => Pick<Rollup.ModuleInfo, 'importers' | 'dynamicImporters'> | null
}

/** The client's entry. */
const entry = /[\\/]app[\\/]entry\.client\.tsx$/

/** Modules that the framework builds for a client of its own; `scripts/postbuild.ts` removes them. */
const isRoute = (id: string) => id.endsWith('?__react-router-build-client-route')

/** Decides which modules of the client's build load together. */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    configEnvironment(name) {
      if (name !== 'client') return undefined
      return {
        build: {
          rolldownOptions: {
            // Nothing imports what the framework's own client would.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  // React is one file, which every island shares.
                  {
                    name: 'react',
                    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                    priority: 1,
                  },
                  { name: chunkName },
                ],
              },
            },
          },
        },
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client' || [...this.getModuleIds()].some(isRoute)) return
      this.error(
        'React Router names the modules of its routes differently now: see scripts/chunks.ts.',
      )
    },
  }
}

/**
 * The chunk of a module: with what is fetched at the same time, by what leads to it. Parts of the framework's client
 * import the same modules and do not count; without this function, they would split them into dozens of files.
 */
function chunkName(id: string, context: Context): string | null {
  if (entry.test(id)) return null
  if (id.includes('rolldown/runtime')) return 'base'
  const roots = rootsOf(id, context)
  if (roots.some((root) => entry.test(root))) return 'base'
  const [root, ...others] = roots.includes(id) ? [id] : roots
  if (!root) return null
  // A named chunk exports namespaces, and needs a script of the bundler's for them. Without a name, a behaviour exports
  // itself.
  if (others.length === 0) return root.includes('.behaviour.') ? null : nameOf(root)
  if (kindOf(id)) return `content${kindOf(id)}`
  if (/[\\/]app[\\/]store[\\/]|[\\/]valibot[\\/]/.test(id)) return 'store'
  if (/[\\/]app[\\/]lib[\\/](enquiry|schedule)[\\/]/.test(id)) return 'enquiry'
  // Names of months and forms of plurals: most behaviours need none.
  if (/[\\/]app[\\/]lib[\\/](dates|plural)\.ts$/.test(id)) return 'formats'
  // What two parts of one page share is no part of other pages.
  if (/[\\/]app[\\/]pages[\\/]/.test(id)) return nameOf(id)
  // What a behaviour shares with an island must not bring React.
  return roots.some((one) => one.includes('.behaviour.')) ? 'behaviours' : 'parts'
}

/** The modules that import this one and are fetched by themselves: the entry, and what is imported dynamically. */
function rootsOf(id: string, context: Context): string[] {
  const roots = new Set<string>()
  const seen = new Set<string>()
  function visit(one: string) {
    if (seen.has(one) || isRoute(one)) return
    seen.add(one)
    const info = context.getModuleInfo(one)
    if (!info) return
    if (entry.test(one) || info.dynamicImporters.length > 0) roots.add(one)
    if (!entry.test(one)) info.importers.forEach(visit)
  }
  visit(id)
  return [...roots].sort()
}

/** `/app/pages/contact/enquiry-form.island.tsx` as `enquiry-form.island`, `/app/content/en/parts/gallery.ts` as `gallery-en`. */
function nameOf(id: string) {
  return (/([^\\/]+?)\.\w+$/.exec(id)?.[1] ?? 'part') + kindOf(id)
}

/** Keeps content apart from code, and one language apart from the others. */
function kindOf(id: string) {
  return /[\\/]app[\\/]content([\\/]\w+)[\\/]/.exec(id)?.[1]?.replace(/[\\/]/, '-') ?? ''
}
