/** Finishes what `react-router build` has written. Runs as the second half of `npm run build`. */
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fallbackFile, notFoundFile } from '../hosting/rules.ts'

const root = join(import.meta.dirname, '../build/client')

await copyFile(join(root, fallbackFile), join(root, notFoundFile))
