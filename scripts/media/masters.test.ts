import { expect, test } from 'vitest'
import { mastersOf } from './masters.ts'

function among(...files: string[]) {
  return (file: string) => files.includes(file)
}

const english = 'media/sources/work/chart.jpg'
const french = 'media/sources/fr/work/chart.jpg'
const arabic = 'media/sources/ar/work/chart.jpg'

test('a picture without words has one master for all languages', () => {
  expect(mastersOf('work/chart', among(english))).toEqual([{ language: 'en', file: english }])
})

test('a picture with words has a master in each language', () => {
  expect(mastersOf('work/chart', among(english, french, arabic))).toEqual([
    { language: 'en', file: english },
    { language: 'fr', file: french },
    { language: 'ar', file: arabic },
  ])
})

test('a picture that is translated into one language only names the file that is missing', () => {
  expect(() => mastersOf('work/chart', among(english, french))).toThrow(`${arabic} is missing`)
})
