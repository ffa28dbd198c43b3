/**
 * Every address of the site that is known when it is built: the static routes plus one for each
 * slug in the content. Prerendering, the sitemap and the route sweep of the tests all read this list.
 */
import { genericProject, projects } from './content/en/projects.ts'

export type Address = {
  path: string
  /** Listed in the sitemap and open to search engines. */
  indexable: boolean
}

/** Addresses without a parameter. `/digital-agency` shows the home page under another name. */
const pages: readonly Address[] = [
  { path: '/', indexable: true },
  { path: '/digital-agency', indexable: false },
  { path: '/contact', indexable: true },
  { path: '/faq', indexable: true },
  { path: '/terms-of-use', indexable: true },
  { path: '/privacy-policy', indexable: true },
  { path: '/admin/subscribers', indexable: false },
]

const projectPages = projects.map(({ slug }) => ({ path: `/portfolio/${slug}`, indexable: true }))

/** The pages of the ids that the specification links to: full pages, but examples of their kind. */
const genericPages: readonly Address[] = [
  { path: `/portfolio/${genericProject.slug}`, indexable: false },
]

export const addresses: readonly Address[] = [...pages, ...projectPages, ...genericPages]

/**
 * The routes that answer any id: the known ones are files, the others are rendered in the browser
 * from the fallback page. Hosting rules are made from this list. Source: spec §2.
 */
export const parameterRoutes = ['/portfolio'] as const
