type Manifest = {
  routes: Record<string, { imports: string[]; [fact: string]: unknown }>
}

const assignment = /^window\.__reactRouterManifest=(\{.*\});\s*$/s

/**
 * Shortens React Router's list of routes, which every page loads: of each route it says what that is not, which modules
 * it shares with all others, and that it has a component, which nothing in the browser asks.
 *
 * @throws when the list does not look as React Router wrote it when this was written.
 */
export function shortenManifest(script: string): string {
  const json = assignment.exec(script)?.[1]
  if (!json) throw new Error('React Router writes its manifest differently now.')
  const { routes, ...rest }: Manifest = JSON.parse(json)
  const shared = new Set(routes.root?.imports)
  const short = Object.entries(routes).map(([id, route]) => {
    const facts = Object.entries(route).filter(
      ([name, value]) => value !== false && name !== 'hasDefaultExport',
    )
    const imports =
      id === 'root' ? route.imports : route.imports.filter((href) => !shared.has(href))
    return [id, { ...Object.fromEntries(facts), imports }]
  })
  const manifest = { ...rest, routes: Object.fromEntries(short) }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`
}
