import { describe, expect, test } from 'vitest'
import { caseStudyPictures } from './case-study-pictures.ts'
import { caseStudies, genericCaseStudy } from './en/case-studies.ts'
import { caseStudyTexts } from './en/case-study-texts.ts'
import { projectStories } from './en/project-stories.ts'
import { projects } from './en/projects.ts'
import { projectPictures } from './project-pictures.ts'
import { projectPlates } from './project-plates.ts'

const studies = [...caseStudies, genericCaseStudy]

const plates = Object.fromEntries(
  await Promise.all(projects.map(async ({ slug }) => [slug, await projectPlates[slug]()] as const)),
)

const everything = [
  ...projects.flatMap(({ slug }) => {
    const { scene, work = [] } = plates[slug] ?? {}
    return [projectPictures[slug], ...(scene ? [scene] : []), ...work]
  }),
  ...studies.flatMap(({ slug }) => {
    const { hero, figures } = caseStudyPictures[slug]
    return [hero, ...figures]
  }),
]

test('no picture is on two pages, or twice on one', () => {
  const sources = everything.map(({ src }) => src)
  expect(sources.filter((src, index) => sources.indexOf(src) !== index)).toEqual([])
})

describe.each(projects.map(({ slug }) => slug))('%s', (slug) => {
  test('has three pictures, each with a caption and the proportions of its position', async () => {
    const { work } = await projectPlates[slug]()
    const { captions } = await projectStories[slug]()
    expect(captions).toHaveLength(work.length)
    expect(work.map(({ width, height }) => (height > width ? 'upright' : 'wide'))).toEqual([
      'wide',
      'upright',
      'wide',
    ])
  })

  test('has a larger file for the zoomed picture', async () => {
    for (const { width } of (await projectPlates[slug]()).work) expect(width).toBeGreaterThan(1440)
  })
})

describe.each(studies.map(({ slug }) => slug))('%s', (slug) => {
  test('has a banner of 2:1 and a captioned figure for each part', async () => {
    const { hero, figures } = caseStudyPictures[slug]
    expect(hero.width).toBe(2 * hero.height)
    const { text } = await caseStudyTexts[slug]()
    expect(text.captions).toHaveLength(figures.length)
  })
})

test('caption titles are unique and short', async () => {
  const texts = [
    ...(await Promise.all(
      projects.map(async ({ slug }) => (await projectStories[slug]()).captions),
    )),
    ...(await Promise.all(
      studies.map(async ({ slug }) => (await caseStudyTexts[slug]()).text.captions),
    )),
  ].flatMap((captions) => captions ?? [])
  const titles = texts.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).toMatch(/^.{3,40}[^.]$/)
})
