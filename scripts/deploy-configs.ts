/** Writes the configurations of `deploy/` from `hosting/rules.ts`: `npm run deploy-configs`. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deployConfigs } from '../hosting/configs.ts'

const folder = join(import.meta.dirname, '../deploy')

await rm(folder, { recursive: true, force: true })
for (const [name, text] of Object.entries(deployConfigs)) {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}
console.log(`Wrote ${Object.keys(deployConfigs).length} files to deploy/`)
