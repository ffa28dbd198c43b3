import type { Address } from '../../app/addresses.ts'
import { articles } from '../../app/content/collections/articles.ts'
import { pageTextHash } from '../page-text.ts'

/** When each page's content last changed: `hosting/page-dates.json`, by path. */
export type PageDates = Record<string, { hash: string; date: string }>

/** The articles' dates, which the content states. */
const articleDates = new Map<string, string>(
  articles.map(({ slug, date }) => [`/blog/${slug}`, date] as const),
)

/**
 * The day on which a page last changed, `YYYY-MM-DD`: an article's own, or the recorded date while the page's hash is
 * unchanged. A page with another hash gets the day of the build.
 *
 * The record is a file of the project and not git's history, which a shallow clone and a downloaded archive don't
 * have.
 */
export function lastChanged(
  { path, page }: Pick<Address, 'path' | 'page'>,
  html: string,
  dates: PageDates,
  today: string,
) {
  const own = articleDates.get(page)
  if (own) return own
  const recorded = dates[path]
  return recorded?.hash === pageTextHash(html) ? recorded.date : today
}
