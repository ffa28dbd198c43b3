import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '../hosting/base-path.ts'
import { readManifest } from './postbuild/manifest.ts'

/** The file of a built site for this address. */
export function fileOf(site: string, address: string) {
  return join(site, address.slice(basePath.length))
}

/**
 * The scripts that a finished page starts with, by address, each once: the boot script and what it fetches for the
 * route.
 */
export function scriptsOf(site: string, html: string) {
  const [, bootScript = '', route] = /<script src="([^"]+)" data-route="([^"]+)"/.exec(html) ?? []
  const { entry, routes } = readManifest(readFileSync(fileOf(site, bootScript), 'utf8'))
  const parts = [entry]
  for (let part = routes[route ?? '']; part; part = routes[part.parentId ?? '']) parts.push(part)
  return [...new Set([bootScript, ...parts.flatMap(({ module, imports }) => [module, ...imports])])]
}

/** What a built script imports dynamically, with its styles: the files that Vite lists for its dynamic imports. */
export function laterFilesOf(script: string) {
  return [...script.matchAll(/"(assets\/[\w.-]+)"/g)].map(([, file = '']) => file)
}

/**
 * The external stylesheets of a finished page, each once. Inlined ones are disabled links, and React Router marks
 * those of lazily imported modules with a `#`.
 */
export function styleSheetsOf(html: string) {
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"([^>]*)>/g)]
    .filter(([, , rest = '']) => !rest.includes('disabled'))
    .map(([, href = '']) => href)
  return [...new Set(hrefs)]
}

/** The page's preloads of one kind: `font`, `image`. */
export function preloadsOf(html: string, kind: string) {
  return [...html.matchAll(/<link rel="preload" [^>]*>/g)]
    .filter(([link]) => link.includes(`as="${kind}"`))
    .map(([link]) => / href="([^"]+)"/.exec(link)?.[1] ?? '')
}
