import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportFileName, exportText, textBytes } from './export-file.ts'

test('the name ends with the day in UTC', () => {
  const lateInAlgiers = new Date('2026-03-09T00:30:00+01:00')
  expect(exportFileName('blog_comments', lateInAlgiers)).toBe('blog_comments_2026-03-08.json')
})

test('the content is the list itself', () => {
  const records = [{ email: 'a@b.dz', subscribedAt: '2026-01-01T00:00:00.000Z' }]
  expect(JSON.parse(exportText(records))).toEqual(records)
  expect(JSON.parse(exportText([]))).toEqual([])
})

test('no character of a text is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units)
      const bytes = textBytes(text)
      const read = text.isWellFormed()
        ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
        : Buffer.from(bytes).toString('utf16le').slice(1)
      expect(read).toBe(text)
    }),
  )
})
