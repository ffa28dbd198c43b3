import { describe, expect, test } from 'vitest'
import { marketingAgency } from '#words/marketing-agency.ts'
import { personalPortfolio } from '#words/personal-portfolio.ts'
import { site } from '#words/site.ts'
import { addresses } from '../addresses.ts'
import { homeProjects } from '../pages/home/projects.ts'
import { awards } from './awards.ts'
import { caseStudies, genericCaseStudy } from './collections/case-studies.ts'
import { genericProject, projects } from './collections/projects.ts'
import { genericService, services } from './collections/services.ts'
import { genericMember, team } from './collections/team.ts'
import { servicesPageTestimonials, testimonials, testimonialsNamed } from './testimonials.ts'

/** Rules for the records that types cannot express. Rules for the wording: `texts.test.ts`. */

const collections = {
  '/portfolio/': [...projects, genericProject],
  '/case-study/': [...caseStudies, genericCaseStudy],
  '/service/': [...services, genericService],
  '/team/': [...team, genericMember],
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['./en/**/*.ts', './collections/{articles,case-studies,legal-texts,projects,services,team}.ts'],
  { eager: true },
)

const wordsIn = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).length

describe.each(Object.entries(collections))('records under %s', (_, records) => {
  test('have unique slugs that are valid in an address', () => {
    const slugs = records.map((record) => record.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('have summaries of a length that search engines show completely', () => {
    for (const record of records) {
      expect(record.summary.length, record.slug).toBeGreaterThanOrEqual(70)
      expect(record.summary.length, record.slug).toBeLessThanOrEqual(160)
    }
  })
})

test('every content string that is an address leads to a page', () => {
  const known = new Set<string>(addresses.map(({ path }) => path))
  const broken = Object.entries(modules).flatMap(([file, module]) =>
    addressesIn(module)
      // The catalogue's test checks picture addresses.
      .filter(
        (address) => !address.startsWith('/media/') && !known.has(address.replace(/[?#].*$/, '')),
      )
      .map((address) => `${address} in ${file}`),
  )
  expect(broken).toEqual([])
})

describe('dates', () => {
  test.each([...projects, genericProject].map(({ slug, date }) => [slug, date]))(
    'the day of %s exists in the calendar',
    (_, date) => {
      expect(new Date(`${date}T00:00:00Z`).toISOString()).toBe(`${date}T00:00:00.000Z`)
    },
  )

  test('no project or award is later than the copyright year', () => {
    for (const { date } of projects) {
      expect(Number(date.slice(0, 4))).toBeLessThanOrEqual(site.copyrightYear)
    }
    for (const { year } of awards) expect(Number(year)).toBeLessThanOrEqual(site.copyrightYear)
  })

  test('awards are listed newest first', () => {
    const years = awards.map((award) => Number(award.year))
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })
})

describe('projects', () => {
  test('that other content names by their slugs exist', () => {
    const named: Record<string, readonly string[]> = {
      'pages/home/projects.ts': homeProjects,
      'marketing-agency.ts': marketingAgency.bills.items.map(({ project }) => project),
      'personal-portfolio.ts': personalPortfolio.work.items.map(({ project }) => project),
      'testimonials.ts': testimonials.map(({ project }) => project),
      'team.ts': [...team, genericMember].flatMap((member) => [...member.projects]),
    }
    const known = new Set(projects.map(({ slug }) => slug))
    const unknown = Object.entries(named).flatMap(([file, slugs]) =>
      slugs.filter((slug) => !known.has(slug)).map((slug) => `There is no ${slug}.md for ${file}.`),
    )
    expect(unknown).toEqual([])
  })

  test('say what was made in six words at most', () => {
    for (const { subtitle } of [...projects, genericProject]) {
      expect(subtitle.split(' ').length, subtitle).toBeLessThanOrEqual(6)
    }
  })

  test.each([...projects, genericProject])(
    'the story of $slug takes two minutes to read',
    ({ story }) => {
      const words = wordsIn(story.flatMap((section) => section.paragraphs))
      expect(words).toBeGreaterThanOrEqual(250)
      expect(words).toBeLessThanOrEqual(400)
    },
  )

  test.each(projects)(
    'the end of the story of $slug says what its figures do not',
    ({ story, figures }) => {
      const [opening = '', ...others] = story.at(-1)?.paragraphs ?? []
      // It is set across the page.
      expect(opening.length).toBeLessThanOrEqual(90)
      for (const { value } of figures) {
        const number = value.match(/[\d.,]{2,}/)?.[0]
        if (number) expect([opening, ...others].join(' ')).not.toContain(number)
      }
    },
  )
})

describe('case studies', () => {
  test.each(caseStudies)('$slug agrees with its project and with the team pages', (study) => {
    const project = projects.find((candidate) => candidate.slug === study.project)
    expect(study.client).toBe(project?.client)

    const ofProject = new Set(project?.figures.map((figure) => figure.value))
    expect(study.figures.some((figure) => ofProject.has(figure.value))).toBe(true)

    const members = team.filter((member) =>
      member.projects.some((worked) => worked === study.project),
    )
    expect(members).toHaveLength(study.teamSize)
  })
})

describe('services', () => {
  test('answer different questions', () => {
    const questions = [...services, genericService].flatMap((service) =>
      service.questions.map((item) => item.question),
    )
    expect(new Set(questions).size).toBe(questions.length)
  })
})

describe('team', () => {
  test('no two members share a social link', () => {
    const links = team.flatMap((member) => member.social.map((link) => link.href))
    expect(new Set(links).size).toBe(links.length)
  })

  test('projects are those of the portfolio, in its order', () => {
    const order = projects.map((project) => project.slug)
    for (const { slug, projects: worked } of [...team, genericMember]) {
      for (const project of worked) {
        expect(order, `${slug}.md names ${project}, which is no project`).toContain(project)
      }
      const positions = worked.map((project) => order.indexOf(project))
      expect(positions, slug).toEqual(positions.toSorted((a, b) => a - b))
    }
  })

  test('each member is shown with a project of their own', () => {
    for (const { slug, project, projects: worked } of team) expect(worked, slug).toContain(project)
    expect(new Set(team.map(({ project }) => project)).size).toBe(team.length)
  })

  test.each([...team, genericMember].map(({ slug, bio }) => [slug, bio] as const))(
    '%s has a biography of 120 to 180 words',
    (_, bio) => {
      expect(wordsIn(bio)).toBeGreaterThanOrEqual(120)
      expect(wordsIn(bio)).toBeLessThanOrEqual(180)
    },
  )

  test('no two neighbours begin with the same plane', () => {
    for (const [index, { slug, surface }] of team.entries()) {
      expect(surface, slug).not.toBe(team.at(index - 1)?.surface)
    }
  })
})

test('a testimonial’s author works for the client of its project', () => {
  for (const { designation, project } of testimonials) {
    const client = projects.find((candidate) => candidate.slug === project)?.client ?? ''
    expect(designation.endsWith(`, ${client}`), designation).toBe(true)
  }
  const authors = testimonials.map((testimonial) => testimonial.slug)
  expect(new Set(authors).size).toBe(6)
})

test('no two pages about services begin with the same testimonial, and none has a client twice', () => {
  const pages = [
    servicesPageTestimonials,
    ...[...services, genericService].map((service) => service.testimonials),
  ].map(testimonialsNamed)
  const first = pages.map(([testimonial]) => testimonial?.text)
  expect(new Set(first).size).toBe(first.length)
  for (const page of pages) expect(new Set(page.map(({ slug }) => slug)).size).toBe(5)
})

/** All strings in a value that are a path and nothing else. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/\S*$/.test(value) ? [value] : []
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(addressesIn)
  return []
}
