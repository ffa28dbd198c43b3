import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arabicLetters } from './arabic-letters.ts'

const files = globSync('app/content/ar/**/*.{ts,md}')

test('the Arabic fonts have every Arabic character of the words', () => {
  const words = files.map((file) => readFileSync(file, 'utf8')).join('')
  const used = new Set(words.match(/\p{Script=Arabic}|[،؛؟ـ]/gu))
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((character) => !arabicLetters.includes(character))).toEqual([])
})
