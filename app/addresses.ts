/**
 * Every address of the site that is known when it is built: in each language the static routes plus one for each
 * slug in the content. Prerendering, the sitemap and the route sweep of the tests all read this list.
 */
import { articles, digestArticle } from './content/collections/articles.ts'
import { caseStudies, genericCaseStudy } from './content/collections/case-studies.ts'
import { genericProject, projects } from './content/collections/projects.ts'
import { genericService, services } from './content/collections/services.ts'
import { genericMember, team } from './content/collections/team.ts'
import { languages } from './content/languages.ts'
import { inLanguage } from './lib/in-language.ts'
import type { Language } from './lib/language.ts'

/** A page, as each language has it. */
type Page = {
  /** Below the language's own prefix. */
  path: `/${string}`
  /** Whether search engines may list it. */
  indexable: boolean
}

/** Static pages. `/digital-agency` shows the home page under another name. */
const single: readonly Page[] = [
  { path: '/', indexable: true },
  { path: '/digital-agency', indexable: false },
  { path: '/personal-portfolio', indexable: true },
  { path: '/creative-portfolio', indexable: true },
  { path: '/creative-solution', indexable: true },
  { path: '/marketing-agency', indexable: true },
  { path: '/freelancer-agency', indexable: true },
  { path: '/photography-agency', indexable: true },
  { path: '/architecture-agency', indexable: true },
  { path: '/blog', indexable: true },
  { path: '/about', indexable: true },
  { path: '/portfolio', indexable: true },
  { path: '/service', indexable: true },
  { path: '/team', indexable: true },
  { path: '/contact', indexable: true },
  { path: '/faq', indexable: true },
  { path: '/terms-of-use', indexable: true },
  { path: '/privacy-policy', indexable: true },
  // The service worker shows this page in place of one that it cannot fetch.
  { path: '/offline', indexable: false },
  { path: '/showcase-portfolio', indexable: true },
  { path: '/case-study-showcase', indexable: true },
  { path: '/video-showcase', indexable: true },
]

/**
 * Pages of collections: one for each slug, and a generic example at the id that the specification links to. Source:
 * D4 and D5.
 */
const collections = [
  { route: '/portfolio', records: projects, generic: genericProject },
  { route: '/blog', records: articles, generic: digestArticle },
  { route: '/case-study', records: caseStudies, generic: genericCaseStudy },
  { route: '/service', records: services, generic: genericService },
  { route: '/team', records: team, generic: genericMember },
] as const

/** The pages of every language. */
export const pages: readonly Page[] = [
  ...single,
  ...collections.flatMap(({ route, records, generic }) => [
    ...records.map(({ slug }) => ({ path: `${route}/${slug}` as const, indexable: true })),
    { path: `${route}/${generic.slug}` as const, indexable: false },
  ]),
]

/** The studio's own page, which only the first language has. */
export const adminPath = '/admin/subscribers'

/** A page in one language. */
export type Address = {
  /** Below the site's base path. */
  path: `/${string}`
  /** The path without the language's prefix. */
  page: `/${string}`
  indexable: boolean
  language: Language
}

export const addresses: readonly Address[] = languages.flatMap((language) => [
  ...pages.map(({ path, indexable }) => ({
    path: inLanguage(path, language.prefix),
    page: path,
    indexable,
    language,
  })),
  ...(language.prefix === ''
    ? [{ path: adminPath, page: adminPath, indexable: false, language } as const]
    : []),
])

/** The routes that accept any id, as each language has them, and the page that answers an unknown one. Source: spec §2; D5. */
export const collectionRoutes = collections.map(({ route, generic }) => ({
  route,
  page: `${route}/${generic.slug}`,
}))

/** The same in every language, below its prefix. Hosting rules are generated from this list. */
export const parameterRoutes = languages.flatMap(({ prefix }) =>
  collectionRoutes.map(({ route, page }) => ({
    route: `${prefix}${route}`,
    page: `${prefix}${page}`,
  })),
)
