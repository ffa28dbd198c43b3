import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scales } from '../../content/drawings/scales'

test('the style sheet shows the squares of the plan that the scales name', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'services.module.css'), 'utf8')
  const squares = sheet.matchAll(
    /\[data-scale='\d'\] \{\s*--left: (-?\d+);\s*--top: (-?\d+);\s*--side: (\d+)/g,
  )
  // The last scale has a drawing of its own.
  expect([...squares].map((square) => square.slice(1).map(Number))).toEqual(scales.slice(0, -1))
})
