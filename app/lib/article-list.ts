/** Search, filters, pages, archives and related posts. The address of `/blog` holds the whole state. */

import { matches, searchable } from './text-search.ts'

/** The fields of an article that selection needs. */
type ListedArticle = {
  slug: string
  title: string
  excerpt: string
  category: string
  tags: readonly string[]
  author: { name: string }
  /** `YYYY-MM-DD`. */
  date: string
}

/** The state of the blog's list as its address has it: `/blog?q=prix&category=business&page=2`. */
export type ArticleQuery = {
  /** The search query; empty when there is none. */
  text: string
  category: string | null
  /** A month, `YYYY-MM`. */
  archive: string | null
  tag: string | null
  /** From 1. May exceed the last page: `pageOf` clamps it. */
  page: number
}

/** Articles on one page of the blog. Source: D7. */
export const articlesPerPage = 3

/** Reads the list's state from an address; invalid values count as missing. */
export function readArticleQuery(parameters: URLSearchParams): ArticleQuery {
  const page = Number(parameters.get('page'))
  return {
    text: (parameters.get('q') ?? '').trim(),
    category: parameters.get('category') || null,
    archive: parameters.get('archive') || null,
    tag: parameters.get('tag') || null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a state; `/blog` when nothing is chosen. Missing fields count as not chosen. */
export function articleListAddress(query: Partial<ArticleQuery>): `/blog${string}` {
  const parameters = new URLSearchParams()
  if (query.text) parameters.set('q', query.text)
  if (query.category) parameters.set('category', query.category)
  if (query.archive) parameters.set('archive', query.archive)
  if (query.tag) parameters.set('tag', query.tag)
  if (query.page) parameters.set('page', String(query.page))
  return parameters.size > 0 ? `/blog?${parameters}` : '/blog'
}

/**
 * The articles that match the state, in their order. Every word of the search must occur in the title, excerpt,
 * category, tags or author's name; case and accents do not count. Bodies are not searched, because the list does not
 * have them.
 */
export function filterArticles<A extends ListedArticle>(
  articles: readonly A[],
  { text, category, archive, tag }: Omit<ArticleQuery, 'page'>,
): A[] {
  return articles.filter((article) => {
    if (category !== null && article.category !== category) return false
    if (archive !== null && article.date.slice(0, 7) !== archive) return false
    if (tag !== null && !article.tags.includes(tag)) return false
    const content = searchable(
      [article.title, article.excerpt, article.category, article.author.name, ...article.tags].join(
        ' ',
      ),
    )
    return matches(content, text)
  })
}

/** The newest articles apart from those that are on the screen. The list has the newest first. */
export function recentArticles<A extends Pick<ListedArticle, 'slug'>>(
  articles: readonly A[],
  shown: readonly Pick<ListedArticle, 'slug'>[],
  count: number,
): A[] {
  const onScreen = new Set(shown.map(({ slug }) => slug))
  return articles.filter(({ slug }) => !onScreen.has(slug)).slice(0, count)
}

/** The months that have articles, newest first. */
export function archiveMonths(
  articles: readonly { date: string }[],
): { month: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { date } of articles) {
    const month = date.slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return [...counts]
    .map(([month, count]) => ({ month, count }))
    .sort((a, b) => b.month.localeCompare(a.month))
}

/**
 * The articles most similar to one: first those that share most tags (its category counts as one more), then the
 * newest. Deterministic for the same list.
 */
export function relatedArticles<A extends ListedArticle>(
  article: ListedArticle,
  articles: readonly A[],
  count: number,
): A[] {
  const nearness = (other: A) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length +
    (other.category === article.category ? 1 : 0)
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .sort(
      (a, b) =>
        nearness(b) - nearness(a) || b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
    )
    .slice(0, count)
}
