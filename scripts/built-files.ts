/** Which files a part of the client's build consists of, from the record that Vite leaves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { Language } from '../app/lib/language.ts'
import { basePath } from '../hosting/base-path.ts'
import { buildFolder } from './build-folder.ts'

/** Where a language is built before all are put together. */
export function languageBuild(code: Language['code']) {
  return join(buildFolder, code)
}

/** Vite's manifest of the client's build in a language, kept beside the published folder. */
export function manifestFile(code: Language['code']) {
  return join(languageBuild(code), 'vite-manifest.json')
}

/** The client's entry, by its name in the manifest. */
export const clientEntry = 'app/entry.client.tsx'

export type Depth = 'static' | 'all'

/** @throws when Vite records its build differently now. */
export function readManifest(code: Language['code'] = 'en'): Manifest {
  const file = manifestFile(code)
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  if (!manifest[clientEntry]?.isEntry) {
    throw new Error(
      `${file} has no entry ${clientEntry}: Vite writes its manifest differently now.`,
    )
  }
  return manifest
}

/**
 * A part of the build and what it imports, each once.
 *
 * @param depth `static` stops at dynamic imports
 * @param others chunks that do not count, nor what only they import
 */
export function chunksOf(
  manifest: Manifest,
  key: string,
  depth: Depth,
  others: readonly ManifestChunk[] = [],
): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>()
  function visit(name: string) {
    const chunk = manifest[name]
    if (!chunk || found.has(name) || others.includes(chunk)) return
    found.set(name, chunk)
    chunk.imports?.forEach(visit)
    if (depth === 'all') chunk.dynamicImports?.forEach(visit)
  }
  visit(key)
  return [...found.values()]
}

/**
 * The addresses of the scripts and styles that a part fetches in a page that has started, by its name: an island, a
 * behaviour, or another chunk.
 */
export function partFiles(manifest: Manifest, name: string, depth: Depth) {
  const keys = Object.keys(manifest)
  const [key] = [`${name}.island`, `${name}.behaviour`, name].flatMap(
    (chunk) => keys.find((path) => manifest[path]?.name === chunk) ?? [],
  )
  if (!key) throw new Error(`No part of the build is called ${name}.`)
  // From the entry's own scripts, every part of the site can be reached.
  const begun = chunksOf(manifest, clientEntry, 'static')
  return addressesOf(chunksOf(manifest, key, depth, begun))
}

/** The addresses of chunks and of their styles. */
export function addressesOf(chunks: readonly ManifestChunk[]) {
  const address = (file: string) => basePath + file
  return {
    scripts: [...new Set(chunks.map(({ file }) => address(file)))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map(address)))],
  }
}
