import { describe, expect, test } from 'vitest'
import { caseStudies, genericCaseStudy } from './collections/case-studies.ts'
import { projects } from './collections/projects.ts'

const studies = [...caseStudies, genericCaseStudy]

const everything = [
  ...projects.flatMap(({ picture, scene, plates }) => [
    picture,
    ...(scene ? [scene] : []),
    ...plates.map((plate) => plate.picture),
  ]),
  ...studies.flatMap(({ banner, plates }) => [banner, ...plates.map(({ picture }) => picture)]),
]

test('no picture is on two pages, or twice on one', () => {
  const sources = everything.map(({ src }) => src)
  expect(sources.filter((src, index) => sources.indexOf(src) !== index)).toEqual([])
})

describe.each(projects)('$slug', ({ plates }) => {
  test('has three pictures with the proportions of their positions', () => {
    const shapes = plates.map(({ picture }) =>
      picture.height > picture.width ? 'upright' : 'wide',
    )
    expect(shapes).toEqual(['wide', 'upright', 'wide'])
  })

  test('has a larger file for the zoomed picture', () => {
    for (const { picture } of plates) expect(picture.width).toBeGreaterThan(1440)
  })
})

test.each(studies)('$slug has a banner of 2:1', ({ banner }) => {
  expect(banner.width).toBe(2 * banner.height)
})

test('caption titles are unique and short', () => {
  const titles = [...projects, ...studies].flatMap(({ plates }) => plates.map(({ title }) => title))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  for (const title of titles) expect(title).toMatch(/^.{3,40}[^.]$/)
})
