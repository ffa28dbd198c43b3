import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { readSurfaces } from './read-surfaces.ts'
import { surfaceStyles } from './surface-styles.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8')
const surfaces = readSurfaces(tokens, surfaceStyles())

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
    'salmon',
    'oxblood',
    'plaque',
    'brass',
    'lilac',
    'violet',
    'tomato',
    'sulphur',
    'aubergine',
    'card',
    'paper',
    'pencil',
    'lead',
    'poster',
    'fluo',
    'lemon',
    'tar',
    'newsprint',
    'celadon',
    'bottle',
    'darkroom',
    'baryta',
    'faience',
    'cobalt',
    'facet',
    'contour',
    'velvet',
  ])
})

test('every colour of program code has enough contrast on its surface', () => {
  const { colors } = surfaces.find(({ name }) => name === 'ink')!
  const styles = readFileSync(
    join(import.meta.dirname, '../../app/sections/prose.module.css'),
    'utf8',
  )
  const inks = [...styles.matchAll(/\[data-role='\w+'\] \{\s*color: (.+);/g)]
  expect(inks).toHaveLength(3)
  for (const [rule, ink = ''] of inks) {
    expect.soft(contrast(ink, 'var(--color-ground)', colors), rule).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(surfaces)('every pair has enough contrast on $name', ({ colors }) => {
  for (const [color, ground, least] of pairs) {
    const ratio = contrast(`var(--color-${color})`, `var(--color-${ground})`, colors)
    expect.soft(ratio, `${color} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
})
