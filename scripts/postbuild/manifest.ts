type Module = { module: string; imports: string[] }
/** A page route or a layout route. */
export type Route = Module & { parentId?: string; path?: string; css: string[] }
export type Manifest = { entry: Module; routes: Record<string, Route> }

const assignment = /^window\.__reactRouterManifest=(\{.*\});$/m

/**
 * Reads React Router's route manifest.
 *
 * @param script the manifest as built, or a boot script, which begins with it
 * @throws when it does not look as React Router wrote it when this was written.
 */
export function readManifest(script: string): Manifest {
  const json = assignment.exec(script)?.[1]
  if (!json) throw new Error('React Router writes its manifest differently now.')
  return JSON.parse(json)
}

/**
 * Shortens the manifest, which every page loads. Drops false flags, the modules and styles that the root shares with
 * all routes, and `hasDefaultExport`, which nothing in the browser reads.
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
  // The manifest's own file has been removed; with its address here, React Router would request it.
  const manifest = { ...rest, url: rest.entry.module, routes: Object.fromEntries(short) }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`
}
