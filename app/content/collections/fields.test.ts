import { number, optional, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { fields, figure, summary, surface, text } from './fields.ts'

const member = fields({ name: text, joined: optional(number('Expected a year.')), surface })

test.each([
  ['a missing line', { name: 'Lina' }, 'surface', 'Missing. Expected one of ink, night'],
  ['a line without a value', { name: null, surface: 'ink' }, 'name', 'Expected text'],
  ['a number as text', { name: 46, surface: 'ink' }, 'name', "such as '46'"],
  ['a wrong value', { name: 'Lina', surface: 'blue' }, 'surface', 'Expected one of ink, night'],
  ['an unknown name', { name: 'Lina', surface: 'ink', role: 'x' }, 'role', 'Expected name, joined'],
  ['text in place of lines', 'Lina', '', 'Expected name, joined, surface'],
])('%s is answered by what is expected', (_, front, key, message) => {
  const [issue] = safeParse(member, front).issues ?? []
  expect(issue?.path?.map((step) => step.key).join('.') ?? '').toBe(key)
  expect(issue?.message).toContain(message)
})

test('a missing record is answered by its fields', () => {
  const [issue] = safeParse(figure, undefined).issues ?? []
  expect(issue?.message).toMatch(/^Missing. Expected value, label/)
})

test('an optional line may be left out', () => {
  expect(safeParse(member, { name: 'Lina', surface: 'ink' }).success).toBe(true)
})

test.each([69, 161])('a summary of %i characters does not fit', (count) => {
  const [issue] = safeParse(summary, 'x'.repeat(count)).issues ?? []
  expect(issue?.message).toContain('70 to 160')
})
