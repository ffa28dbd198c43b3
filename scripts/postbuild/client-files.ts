import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chunksOf, clientEntry, manifestFile, readManifest } from '../built-files.ts'

/**
 * Removes what the framework has built for a client of its own: modules of routes, whose styles are in the pages by
 * now, and data files of pages. What the client's entry can reach stays.
 *
 * @param site the published folder
 * @param written files of the pages that the client's build does not know
 * @throws when nothing is left over or everything is: the framework builds differently now.
 */
export async function removeUnreachable(site: string, written: ReadonlySet<string>) {
  const manifest = readManifest()
  const kept = new Set(
    chunksOf(manifest, clientEntry, 'all').flatMap(({ file, css = [], assets = [] }) => [
      file,
      ...css,
      ...assets,
    ]),
  )
  const names = await readdir(join(site, 'assets'))
  const code = names.filter((name) => ['.js', '.css'].includes(extname(name)))
  const unreachable = code.filter(
    (name) => !kept.has(`assets/${name}`) && !written.has(`assets/${name}`),
  )
  if (unreachable.length === 0 || unreachable.length === code.length) {
    throw new Error(`${unreachable.length} of ${code.length} built files are unreachable.`)
  }
  for (const name of unreachable) await rm(join(site, 'assets', name))

  const files = await readdir(site, { recursive: true })
  for (const file of files) if (extname(file) === '.data') await rm(join(site, file))
}

/** Moves Vite's record of the build out of the published folder. */
export async function keepManifest(site: string) {
  const written = join(site, '.vite/manifest.json')
  if (!existsSync(written)) throw new Error('Vite has left no manifest: see vite.config.ts.')
  await rename(written, manifestFile)
  await rm(join(site, '.vite'), { recursive: true })
}
