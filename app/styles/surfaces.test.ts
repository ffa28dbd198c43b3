import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../lib/contrast.ts'
import { readSurfaces } from '../lib/read-surfaces.ts'

const homes = Object.keys(import.meta.glob('../pages/homes/*-surfaces.css'))
const surfaces = readSurfaces(
  readStyles('tokens.css'),
  ['surfaces.css', ...homes].map(readStyles).join('\n'),
)

function readStyles(file: string) {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/** A colour, its ground, and the minimum ratio that WCAG 2.2 requires. */
const pairs = [
  ['text', 'ground', 4.5],
  ['text', 'raised', 4.5],
  ['muted', 'ground', 4.5],
  ['muted', 'raised', 4.5],
  ['link', 'ground', 4.5],
  ['link', 'raised', 4.5],
  ['error', 'ground', 4.5],
  ['error', 'raised', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-success', 'success', 4.5],
  // Large display type, rings and the borders of controls.
  ['counter', 'ground', 3],
  ['focus', 'ground', 3],
  ['focus', 'raised', 3],
  ['edge', 'ground', 3],
] as const

test('every surface is found', () => {
  expect(surfaces.map(({ name }) => name)).toEqual([
    'ink',
    'night',
    'chalk',
    'chalk-2',
    'sea',
    'clementine',
    'concrete',
    'plaster',
    'graphite',
    'sky',
    'celadon',
    'bottle',
    'darkroom',
    'baryta',
    'oxblood',
    'plaque',
  ])
})

test.each(surfaces)('every pair has enough contrast on $name', ({ colors }) => {
  for (const [color, ground, least] of pairs) {
    const ratio = contrast(`var(--color-${color})`, `var(--color-${ground})`, colors)
    expect.soft(ratio, `${color} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
})
