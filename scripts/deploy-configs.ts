/** Writes the configurations of `deploy/` from `hosting/rules.ts`: `npm run deploy-configs`. */
import { join } from 'node:path'
import { deployConfigs } from '../hosting/configs.ts'
import { writeConfigs } from './write-configs.ts'

await writeConfigs(join(import.meta.dirname, '../deploy'), deployConfigs)
console.log(`Wrote ${Object.keys(deployConfigs).length} files to deploy/`)
