import { expect, test } from 'vitest'
import { caseStudyShowcase } from '#words/case-study-showcase.ts'
import { projectPage } from '#words/project-page.ts'
import { projects } from './collections/projects.ts'
import { projectScales } from './project-scales.ts'
import { studySlides } from './study-slides.ts'

const slugs = projects.map(({ slug }) => slug)

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The numbers of a text, in figures or in words. */
function numbersIn(text: string): number[] {
  return (text.match(/\d+|[a-z]+/gi) ?? []).flatMap((word) => {
    const number = /\d/.test(word) ? Number(word) : numberWords.indexOf(word)
    return number >= 0 ? [number] : []
  })
}

test('names and pieces of bars belong to a drawn scale, and there are as many pieces as bars are cut into', () => {
  const { names, pieces } = projectPage.scale
  expect(Object.keys(projectScales)).toEqual(expect.arrayContaining(Object.keys(names)))
  for (const [slug, labels] of Object.entries(pieces)) {
    const { before = 0, after = 0, unit } = projectScales[slug] ?? {}
    expect(labels, slug).toHaveLength(Math.max(before, after) / (unit ?? Number.NaN))
  }
})

test('the bars of a project have the numbers that its figure names', () => {
  expect(Object.keys(projectScales).toSorted()).toEqual(slugs.toSorted())
  for (const { slug, figures } of projects) {
    const scale = projectScales[slug]
    if (!scale) continue
    const { before, after, figure } = scale
    const { value, label } = figures[figure]
    const named = numbersIn(`${value} ${label}`)
    const days = before / (24 * 60)
    const growth = before === 100 ? after - before : after
    expect(named, slug).toContain(growth)
    if (before !== 100)
      expect(
        [before, days].some((number) => named.includes(number)),
        slug,
      ).toBe(true)
  }
})

test('both numbers that a project’s tile compares are named on its page', () => {
  for (const { change, figures, story, slug } of projects) {
    const page = JSON.stringify([figures, story])
    for (const number of [change.before, change.after]) {
      // Nothing has no number: "the app opens on the balance".
      const names = [
        String(number).replace('.', '\\.'),
        ...(numberWords[number] ? [numberWords[number]] : []),
      ]
      const named = new RegExp(`(?<![\\d.])(?:${names.join('|')})(?![\\d.]\\d|\\d)`, 'i')
      expect(number === 0 || named.test(page), `${slug}: ${number}`).toBe(true)
    }
  }
})

test('the portfolio and the other lists lead with one number of a project', () => {
  for (const { change, figures, slug } of projects) {
    expect(Number.parseFloat(figures[0].value), slug).toBe(change.after)
  }
})

test('the front page says how many pages it has', () => {
  expect(caseStudyShowcase.ears.join()).toContain(`${numberWords[studySlides.length]} pages`)
})
