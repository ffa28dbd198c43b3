import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { articleCategories, articles, articleTags } from '~/content/en/articles'
import { blog } from '~/content/en/blog'
import { useHydrated } from '~/hooks/use-hydrated'
import type { PageHandle } from '~/layouts/page-surface'
import {
  type ArticleQuery,
  articleListAddress,
  articlesPerPage,
  filterArticles,
  readArticleQuery,
} from '~/lib/article-list'
import { formatMonth } from '~/lib/dates'
import { pageOf } from '~/lib/list-page'
import { Breadcrumb } from '~/ui/breadcrumb'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Pagination } from '~/ui/pagination'
import { RestOfPage } from '~/ui/rest-of-page'
import { Section } from '~/ui/section'
import styles from './blog.module.css'
import { BlogList } from './blog-list'
import { BlogMargin } from './blog-margin'
import { BlogOthers } from './blog-others'
import { BlogSearch } from './blog-search'
import { pageMeta } from './page-meta'
import { collectionData } from './structured-collection'
import { breadcrumbData } from './structured-page'

export const handle = { surface: 'chalk' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: blog.title,
    description: blog.description,
    path: '/blog',
    jsonLd: [
      collectionData(
        blog.title,
        '/blog',
        articles.map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` })),
      ),
      breadcrumbData([{ label: blog.title, path: '/blog' }]),
    ],
  })
}

/**
 * A page of the journal: one article as large as the sheet allows, the others as lines of an index, and the
 * ways to find one in the margin. The address alone says what is shown. Source: spec §2, "blog"; D7.
 */
export default function BlogPage() {
  const query = useArticleQuery()
  const found = filterArticles(articles, query)
  const page = pageOf(found, query.page, articlesPerPage)
  const resultsHeading = useFocusAfterTurning()
  const isEverything = found.length === articles.length

  return (
    <Section surface="chalk" space="half" className={styles.sheet}>
      <header className={styles.head}>
        <Breadcrumb steps={[{ label: 'Home', href: '/' }, { label: blog.title }]} />
        <Heading level={1} className={styles.headline}>
          <HeadlineLines lines={blog.headline} />
        </Heading>
      </header>

      <div className={styles.finder}>
        <BlogSearch text={query.text} />
      </div>

      <div className={styles.results}>
        <div className={styles.summary}>
          <Heading level={2} size="heading" ref={resultsHeading} tabIndex={-1}>
            {choiceLabel(query)}
          </Heading>
          <p role="status">{countLabel(found.length, page.number, page.count)}</p>
          {isEverything ? null : (
            <Link href="/blog" preventScrollReset className={styles.showAll}>
              {blog.showAll}
            </Link>
          )}
        </div>
        <RestOfPage>
          {page.rows.length > 0 ? <BlogList articles={page.rows} /> : <Nothing />}
          {page.count > 1 ? (
            <div className={styles.pages}>
              <Pagination
                label="Pages of articles"
                hrefs={Array.from({ length: page.count }, (_, index) =>
                  articleListAddress({ ...query, page: index + 1 }),
                )}
                current={page.number}
                preventScrollReset
              />
            </div>
          ) : null}
          <BlogOthers articles={articles.slice(page.rows.length)} />
        </RestOfPage>
      </div>

      <RestOfPage>
        <BlogMargin query={query} />
      </RestOfPage>
    </Section>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>
        <HeadlineLines lines={blog.nothing.title} />
      </p>
      <p>{blog.nothing.text}</p>
      <ButtonLink href="/blog" preventScrollReset>
        {blog.showAll}
      </ButtonLink>
    </div>
  )
}

/** The file is `/blog` without a query, so the first client render must match that, whatever the address. */
function useArticleQuery(): ArticleQuery {
  const { search } = useLocation()
  return readArticleQuery(new URLSearchParams(useHydrated() ? search : ''))
}

/**
 * For the results' heading: a link that changes the results scrolls and focuses there. After a search the field keeps
 * the focus, so that it can be corrected, and back navigation leaves focus and scroll to the router.
 */
function useFocusAfterTurning() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const shownKey = useRef(key)

  useEffect(() => {
    // Synchronises focus and scroll with the browser.
    if (shownKey.current === key) return
    shownKey.current = key
    if (isBack || document.activeElement?.matches('input')) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [key, isBack])

  return heading
}

/** The active filters in words. An unknown value is shown as given. */
function choiceLabel({ text, category, archive, tag }: ArticleQuery): string {
  const choices = [
    text && `“${text}”`,
    category && labelOf(articleCategories, category),
    archive && (/^\d{4}-(0[1-9]|1[0-2])$/.test(archive) ? formatMonth(archive) : archive),
    tag && labelOf(articleTags, tag),
  ]
  return choices.filter(Boolean).join(', ') || blog.all
}

function labelOf(labels: Record<string, string>, value: string): string | undefined {
  return Object.hasOwn(labels, value) ? labels[value] : value
}

function countLabel(count: number, page: number, pageCount: number): string {
  const articlesFound = count === 1 ? '1 article' : `${count || 'No'} articles`
  return pageCount > 1 ? `${articlesFound}, page ${page} of ${pageCount}` : articlesFound
}
