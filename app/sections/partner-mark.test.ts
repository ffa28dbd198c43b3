import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partners } from '~/content/partners'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('every partner has a mark, and the style sheet shows it', () => {
  const slugs = partners.map(({ slug }) => slug)
  const drawn = [...read('partner-marks.svg').matchAll(/<path id="([\w-]+)"/g)]
  expect(drawn.map(([, slug]) => slug)).toEqual(slugs)
  const rows = [
    ...read('partner-mark.module.css').matchAll(/\[data-ink='([\w-]+)'\] \{\s*--row: (\d+)/g),
  ]
  expect(rows.map(([, slug, row]) => [slug, Number(row)])).toEqual(
    slugs.map((slug, index) => [slug, index]),
  )
})
