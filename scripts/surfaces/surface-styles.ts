import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const app = join(import.meta.dirname, '../../app')

/** The text of the style sheets that define surfaces: the house's, and each demo home's own. */
export function surfaceStyles(): string {
  return ['styles/surfaces.css', ...globSync('pages/*/surfaces.css', { cwd: app }).sort()]
    .map((file) => readFileSync(join(app, file), 'utf8'))
    .join('\n')
}
