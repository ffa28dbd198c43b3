import type { Plugin } from 'vite'

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
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      if (!client.moduleGraph.getModulesByFile(file)) client.hot.send({ type: 'full-reload' })
    },
  }
}
