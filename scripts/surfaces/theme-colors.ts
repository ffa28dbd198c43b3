import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hexColor } from './contrast.ts'
import { readSurfaces } from './read-surfaces.ts'
import { surfaceStyles } from './surface-styles.ts'

/** The ground of every surface as `#rrggbb`, for the `theme-color` that tints the browser's interface. */
export function themeColors() {
  const tokens = readFileSync(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8')
  return Object.fromEntries(
    readSurfaces(tokens, surfaceStyles()).map(({ name, colors }) => [
      name,
      hexColor('var(--color-ground)', colors),
    ]),
  )
}
