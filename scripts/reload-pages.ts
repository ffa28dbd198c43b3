import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Reads the content that is not a module. */
const reader = join(import.meta.dirname, '../app/content/collections/markdown.ts')

/**
 * In development, reloads the page after an edit of what only the server renders: content, static components and their
 * styles. Files that the browser runs, as those of islands, are replaced by Vite.
 */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments
      if (this.environment.name !== 'ssr') return
      // Vite knows no importer of a Markdown file, so its reader counts as changed.
      const isMarkdown = file.includes('/app/content/') && file.endsWith('.md')
      const changed = isMarkdown
        ? [...(this.environment.moduleGraph.getModulesByFile(reader) ?? [])]
        : modules
      if (changed.length === 0) return
      if (!client.moduleGraph.getModulesByFile(file)) client.hot.send({ type: 'full-reload' })
      return changed
    },
  }
}
