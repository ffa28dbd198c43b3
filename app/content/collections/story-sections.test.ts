import { remark } from 'remark'
import { expect, test } from 'vitest'
import { storySections } from './story-sections.ts'

const fileOf = (source: string) => ({ path: 'story.md', source, tree: remark().parse(source) })

const story = '## Before\n\nFirst.\n\nSecond, on\ntwo lines.\n\n## After\n\nThird.\n'

test('a heading begins a section, and paragraphs follow', () => {
  expect(storySections(fileOf(story), 2)).toEqual([
    { heading: 'Before', paragraphs: ['First.', 'Second, on two lines.'] },
    { heading: 'After', paragraphs: ['Third.'] },
  ])
})

test.each([
  ['a text without a heading', 'Nothing above.', 1, 'story.md:1: Expected a heading'],
  ['a list', '## Before\n\n- One', 1, 'story.md:3: Expected a heading'],
  ['a mark', '## Before\n\nA\n*mark*.', 1, 'story.md:4: Expected plain text'],
  ['an empty section', '## Before\n\nText.\n\n## After', 2, 'story.md:5: Expected 2 sections'],
  ['too few sections', story, 3, 'story.md:10: Expected 3 sections'],
  ['another heading', story, ['Before', 'Later'], 'story.md:8: Expected "## Later".'],
  ['one section too many', story, ['Before'], 'story.md:8: Expected no further section.'],
] as const)('%s is reported with its line', (_, source, expected, message) => {
  expect(() => storySections(fileOf(source), expected)).toThrow(message)
})
