import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hexColor } from '../app/lib/contrast.ts'
import { readSurfaces } from '../app/lib/read-surfaces.ts'

/** The ground of every surface as `#rrggbb`: what the browser paints its own frame in. */
export function themeColors() {
  const read = (name: string) =>
    readFileSync(join(import.meta.dirname, '../app/styles', name), 'utf8')
  return Object.fromEntries(
    readSurfaces(read('tokens.css'), read('surfaces.css')).map(({ name, colors }) => [
      name,
      hexColor('var(--color-ground)', colors),
    ]),
  )
}
