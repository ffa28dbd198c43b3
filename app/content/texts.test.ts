import { expect, test } from 'vitest'
import { unsavedText } from '#words/forms.ts'
import { type MenuGroup, type MenuLink, mainMenu, site } from '#words/site.ts'
import { serviceLinks } from '#words/site-links.ts'
import { parseInline, plainText } from '../lib/inline-markup.ts'
import { headings } from '../lib/prose.ts'
import { articles, digestArticle } from './collections/articles.ts'
import { legalTexts } from './collections/legal-texts.ts'
import { projects } from './collections/projects.ts'

/** All content modules, by path, so that new modules are checked too. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    './en/**/*.ts',
    // The catalogue's test checks them.
    '!./en/alt-texts.ts',
    './collections/{articles,case-studies,legal-texts,projects,services,team}.ts',
  ],
  { eager: true },
)

/** Objects that were read before: an object that two modules export counts once. */
const read = new Set<object>()

/** Every string of the content, with the path of its module. */
const texts = Object.entries(modules).flatMap(([path, module]) =>
  strings(module).map((text) => ({ path, text })),
)

test('texts have typographic quotes and ellipses, and no double spaces', () => {
  const careless = texts.filter(({ text }) => {
    const prose = parseInline(text).filter(({ kind }) => kind !== 'code')
    return /["']|\.\.\.| {2}|--/.test(prose.map((stretch) => stretch.text).join('x'))
  })
  expect(careless).toEqual([])
})

test('no sentence of six words or more occurs twice in the site', () => {
  const seen = new Map<string, string>()
  // The only message that all three forms share.
  const shared = unsavedText.split(/(?<=\.)\s+/)
  const repeated: string[] = []
  for (const { path, text } of texts) {
    for (const sentence of plainText(text).split(/(?<=[.?!:;])\s+/)) {
      if (sentence.split(/\s+/).length < 6 || !/[.?!]$/.test(sentence)) continue
      if (shared.includes(sentence)) continue
      const where = seen.get(sentence)
      if (where) repeated.push(`${sentence} (${where}, ${path})`)
      seen.set(sentence, path)
    }
  }
  expect(repeated).toEqual([])
})

test('every link in a text leads to an existing page and anchor', () => {
  const anchors: Record<string, readonly (string | undefined)[]> = {
    ...Object.fromEntries(
      legalTexts.map(({ slug, body }) => [`/${slug}`, headings(body).map(({ id }) => id)]),
    ),
    '/contact': ['estimate', 'consultation'],
  }
  const pages = new Set<string>([
    ...mainMenu.flatMap(menuLinks).map(({ href }) => href),
    ...serviceLinks.map(({ href }) => href),
    ...[...articles, digestArticle].map(({ slug }) => `/blog/${slug}`),
    ...projects.map(({ slug }) => `/portfolio/${slug}`),
    ...Object.keys(anchors),
    '/team',
  ])
  const broken = texts.flatMap(({ path, text }) =>
    parseInline(text).flatMap((stretch) => {
      if (stretch.kind !== 'link') return []
      const { href } = stretch
      if (href === site.phone.href || href === `mailto:${site.email}`) return []
      // An address of another site: only its form can be checked here.
      if (href.startsWith('https:') && URL.canParse(href)) return []
      const [page = '', id] = href.split('#')
      const found = pages.has(page) && (!id || anchors[page]?.includes(id))
      return found ? [] : [`${path}: ${href}`]
    }),
  )
  expect(broken).toEqual([])
})

test('the sections of a legal page have unique anchors, and descriptions fit a search result', () => {
  expect(legalTexts).toHaveLength(2)
  for (const { body, description } of legalTexts) {
    const ids = headings(body).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('the legal pages name the studio and its address', () => {
  const { name, address } = site
  const place = `${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}`
  for (const { slug, body } of legalTexts) {
    expect(
      body.some((block) => typeof block === 'string' && block.includes(place)),
      slug,
    ).toBe(true)
  }
})

function menuLinks(entry: MenuLink | MenuGroup): readonly MenuLink[] {
  return 'links' in entry ? entry.links : [entry]
}

/** All strings in a value, at any depth, except program code. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || read.has(value)) return []
  read.add(value)
  if ('kind' in value && value.kind === 'code' && 'caption' in value) return strings(value.caption)
  return Object.values(value).flatMap(strings)
}
