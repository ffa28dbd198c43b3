type Module = { module: string; imports: string[] }
/** A page, or what is around pages. */
export type Route = Module & { parentId?: string; css: string[] }
export type Manifest = { entry: Module; routes: Record<string, Route> }

const assignment = /^window\.__reactRouterManifest=(\{.*\});$/m

/**
 * React Router's list of routes.
 *
 * @param script what the build has written, or a boot script, which begins with it
 * @throws when it does not look as React Router wrote it when this was written.
 */
export function readManifest(script: string): Manifest {
  const json = assignment.exec(script)?.[1]
  if (!json) throw new Error('React Router writes its manifest differently now.')
  return JSON.parse(json)
}

/**
 * Shortens the list, which every page loads: of each route it says what that is not, which modules and styles it shares
 * with all others, and that it has a component, which nothing in the browser asks.
 */
export function shortenManifest(script: string): string {
  const { routes, ...rest } = readManifest(script)
  const { imports: sharedImports = [], css: sharedCss = [] } = routes.root ?? {}
  const short = Object.entries(routes).map(([id, route]) => {
    const facts = Object.entries<unknown>(route).filter(
      ([name, value]) => value !== false && name !== 'hasDefaultExport',
    )
    if (id === 'root') return [id, Object.fromEntries(facts)]
    const imports = route.imports.filter((href) => !sharedImports.includes(href))
    const css = route.css.filter((href) => !sharedCss.includes(href))
    return [id, { ...Object.fromEntries(facts), imports, css }]
  })
  // Its own file is gone, and React Router would ask for that once more.
  const manifest = { ...rest, url: rest.entry.module, routes: Object.fromEntries(short) }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`
}
