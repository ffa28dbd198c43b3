import { expect, test } from 'vitest'
import { matches, searchable } from './text-search.ts'

test.each([
  ['Hélène Aït', 'helene', true],
  ['Hélène Aït', 'AIT hélène', true],
  ['Hélène Aït', 'helene omar', false],
  ['L’Été à Sétif', "l'ete", true],
  ["l'ete a Setif", '‘L’Été', false],
  ["l'ete a Setif", 'L’Été', true],
  ['يوسف', 'يوسف', true],
  ['a+b@example.dz', '+b@', true],
  ['anything', '  ', true],
  ['anything', '.*', false],
])('in %j for %j', (text, query, isFound) => {
  expect(matches(searchable(text), query)).toBe(isFound)
})
