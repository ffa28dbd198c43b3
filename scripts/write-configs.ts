import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes the configurations of hosts, by their names, into a folder that holds nothing else. */
export async function writeConfigs(folder: string, configs: Readonly<Record<string, string>>) {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(configs)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}
