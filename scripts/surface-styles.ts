import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const app = join(import.meta.dirname, '../app')

/** The text of the style sheets that define surfaces: the house's, and each demo home's own. */
export function surfaceStyles(): string {
  const homes = join(app, 'pages/homes')
  const files = [
    join(app, 'styles/surfaces.css'),
    ...readdirSync(homes)
      .filter((name) => name.endsWith('-surfaces.css'))
      .map((name) => join(homes, name)),
  ]
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}
