import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partnerVoices } from './marks'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('every partner has a mark, and the style sheet shows it', () => {
  const partners = Object.keys(partnerVoices)
  const drawn = [...read('marks.svg').matchAll(/<path id="([\w-]+)"/g)]
  expect(drawn.map(([, slug]) => slug)).toEqual(partners)
  const rows = [
    ...read('partners.module.css').matchAll(/\[data-ink='([\w-]+)'\] \{\s*--row: (\d+)/g),
  ]
  expect(rows.map(([, slug, row]) => [slug, Number(row)])).toEqual(
    partners.map((slug, index) => [slug, index]),
  )
})
