/**
 * Every address of the site that is known when it is built: the static routes plus one for each
 * slug in the content. Prerendering, the sitemap and the route sweep of the tests all read this list.
 */
import { articles, digestArticle } from './content/en/articles.ts'
import { caseStudies, genericCaseStudy } from './content/en/case-studies.ts'
import { genericProject, projects } from './content/en/projects.ts'
import { genericService, services } from './content/en/services.ts'
import { genericMember, team } from './content/en/team.ts'

export type Address = {
  path: string
  /** Whether the page is in the sitemap and open to search engines. */
  indexable: boolean
}

/** Static addresses. `/digital-agency` shows the home page under another name. */
const pages: readonly Address[] = [
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
  { path: '/admin/subscribers', indexable: false },
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

export const addresses: readonly Address[] = [
  ...pages,
  ...collections.flatMap(({ route, records, generic }) => [
    ...records.map(({ slug }) => ({ path: `${route}/${slug}`, indexable: true })),
    { path: `${route}/${generic.slug}`, indexable: false },
  ]),
]

/**
 * The routes that accept any id, each with the page that answers an unknown one. Hosting rules are generated from
 * this list. Source: spec §2; D5.
 */
export const parameterRoutes = collections.map(({ route, generic }) => ({
  route,
  page: `${route}/${generic.slug}`,
}))
