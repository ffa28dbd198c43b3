type Manifest = {
  routes: Record<string, { imports: string[]; css: string[]; [fact: string]: unknown }>
}

const assignment = /^window\.__reactRouterManifest=(\{.*\});\s*$/s

/**
 * Shortens React Router's list of routes, which every page loads: of each route it says what that is not, which modules
 * and styles it shares with all others, and that it has a component, which nothing in the browser asks.
 *
 * @throws when the list does not look as React Router wrote it when this was written.
 */
export function shortenManifest(script: string): string {
  const json = assignment.exec(script)?.[1]
  if (!json) throw new Error('React Router writes its manifest differently now.')
  const { routes, ...rest }: Manifest = JSON.parse(json)
  const { imports: sharedImports = [], css: sharedCss = [] } = routes.root ?? {}
  const short = Object.entries(routes).map(([id, route]) => {
    const facts = Object.entries(route).filter(
      ([name, value]) => value !== false && name !== 'hasDefaultExport',
    )
    if (id === 'root') return [id, Object.fromEntries(facts)]
    const imports = route.imports.filter((href) => !sharedImports.includes(href))
    const css = route.css.filter((href) => !sharedCss.includes(href))
    return [id, { ...Object.fromEntries(facts), imports, css }]
  })
  const manifest = { ...rest, routes: Object.fromEntries(short) }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`
}
