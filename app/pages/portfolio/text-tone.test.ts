import { expect, test } from 'vitest'
import { textTone } from './text-tone.ts'

test('text is light where white has 4.5:1 on the ground, and else dark', () => {
  expect(['#282848', '#2848f8', '#d83828'].map(textTone)).toEqual(['light', 'light', 'light'])
  expect(['#f87818', '#f8c828', '#e8e8e8'].map(textTone)).toEqual(['dark', 'dark', 'dark'])
})
