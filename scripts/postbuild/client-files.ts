import { existsSync } from 'node:fs'
import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { languages } from '../../app/content/languages.ts'
import type { Language } from '../../app/lib/language.ts'
import { basePath } from '../../hosting/base-path.ts'
import { chunksOf, clientEntry, languageBuild, manifestFile, readManifest } from '../built-files.ts'

/**
 * Removes what the framework has built for a client of its own: modules of routes, whose styles are in the pages by
 * now, and data files of pages. What the client's entry can reach stays.
 *
 * @param site the published folder
 * @param written files of the pages that the client's build does not know
 * @throws when nothing is left over or everything is: the framework builds differently now.
 */
export async function removeUnreachable(site: string, written: ReadonlySet<string>) {
  const kept = new Set(
    languages
      .flatMap(({ code }) => chunksOf(readManifest(code), clientEntry, 'all'))
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
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

/**
 * Puts the builds of all languages into one folder. Files among the assets have a hash of their content as their name,
 * so those of two languages never differ under one name. For a site below a path, and for a language below its
 * prefix, React Router writes the pages into folders of that path.
 */
export async function joinLanguages(site: string) {
  await rm(site, { recursive: true, force: true })
  for (const { code, prefix } of languages) {
    const client = join(languageBuild(code), 'client')
    await keepManifest(client, code)
    const assets = join(client, 'assets')
    if (prefix === '') {
      await rename(client, site)
      await leaveBasePath(site)
    } else {
      for (const name of await readdir(assets)) {
        await rename(join(assets, name), join(site, 'assets', name))
      }
      await rename(join(client, basePath, prefix), join(site, prefix))
    }
  }
}

/** Moves the pages beside the assets. */
async function leaveBasePath(site: string) {
  if (basePath === '/') return
  const pages = join(site, basePath)
  for (const name of await readdir(pages)) await rename(join(pages, name), join(site, name))
  for (let folder = pages; folder !== join(site, '/'); folder = join(dirname(folder), '/')) {
    await rmdir(folder)
  }
}

/** Moves Vite's record of the build out of the published folder. */
async function keepManifest(client: string, code: Language['code']) {
  const written = join(client, '.vite/manifest.json')
  if (!existsSync(written)) throw new Error('Vite has left no manifest: see vite.config.ts.')
  await rename(written, manifestFile(code))
  await rm(join(client, '.vite'), { recursive: true })
}
