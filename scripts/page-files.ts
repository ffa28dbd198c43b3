import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '../hosting/base-path.ts'
import { readManifest } from './postbuild/manifest.ts'

/** The file of a built site that has this address. */
export function fileOf(site: string, address: string) {
  return join(site, address.slice(basePath.length))
}

/** The scripts that a finished page starts with, by address, each once: its boot script, and what that fetches for its route. */
export function scriptsOf(site: string, html: string) {
  const [, bootScript = '', route] = /<script src="([^"]+)" data-route="([^"]+)"/.exec(html) ?? []
  const { entry, routes } = readManifest(readFileSync(fileOf(site, bootScript), 'utf8'))
  const parts = [entry]
  for (let part = routes[route ?? '']; part; part = routes[part.parentId ?? '']) parts.push(part)
  return [...new Set([bootScript, ...parts.flatMap(({ module, imports }) => [module, ...imports])])]
}

/** What a built script fetches later, with its styles: the files that Vite lists for the dynamic imports in it. */
export function laterFilesOf(script: string) {
  return [...script.matchAll(/"(assets\/[\w.-]+)"/g)].map(([, file = '']) => file)
}

/**
 * The style sheets that stand beside a finished page, each once: those that are written into it are disabled, and
 * React Router marks those of lazily imported modules by a `#`.
 */
export function styleSheetsOf(html: string) {
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"([^>]*)>/g)]
    .filter(([, , rest = '']) => !rest.includes('disabled'))
    .map(([, href = '']) => href)
  return [...new Set(hrefs)]
}

/** What a page preloads of one kind: `font`, `image`. */
export function preloadsOf(html: string, kind: string) {
  return [...html.matchAll(/<link rel="preload" [^>]*>/g)]
    .filter(([link]) => link.includes(`as="${kind}"`))
    .map(([link]) => / href="([^"]+)"/.exec(link)?.[1] ?? '')
}
