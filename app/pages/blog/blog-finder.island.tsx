import { type MouseEvent, useEffect, useRef } from 'react'
import type { blog } from '#words/blog.ts'
import { goToSearch, useSearch } from '~/hooks/use-search'
import { afterPaint } from '~/lib/after-paint'
import {
  type ArticleQuery,
  articleListAddress,
  articlesPerPage,
  filterArticles,
  readArticleQuery,
} from '~/lib/article-list'
import { comma } from '~/lib/comma'
import { formatMonth } from '~/lib/dates'
import { fillIn } from '~/lib/fill-in'
import { pageOf } from '~/lib/list-page'
import { pageAddress } from '~/lib/page-address'
import { fillInCount } from '~/lib/plural'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Pagination } from '~/ui/pagination'
import type { Editor } from './author'
import styles from './blog.module.css'
import { List, type ListedArticle } from './list'
import { Margin } from './margin'
import { Others } from './others'
import { Search } from './search'
import { Tabs } from './tabs'

type BlogFinderProps = {
  /** Newest first. */
  articles: readonly ListedArticle[]
  /** Labels by the values of `?category=` and `?tag=`. */
  categories: Readonly<Record<string, string>>
  tags: Readonly<Record<string, string>>
  editor: Editor
  texts: (typeof blog)['finder']
}

/** The list of articles with its search, pages and filters; the query of the address says what is shown. */
export default function BlogFinder({ articles, categories, tags, editor, texts }: BlogFinderProps) {
  const search = useSearch()
  const query = readArticleQuery(new URLSearchParams(search))
  const found = filterArticles(articles, query)
  const page = pageOf(found, query.page, articlesPerPage)
  /** At the start nothing is chosen, and the open tab says how many there are. */
  const isWhole = found.length === articles.length && page.number === 1
  const results = useRef<HTMLHeadingElement>(null)
  /** Whether the last change came from a link: then scroll and focus follow. */
  const hasTurned = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each query is another list.
  useEffect(() => {
    // Synchronises focus and scroll with the browser. After a search the field keeps the focus, so that it can be
    // corrected, and going back leaves both to the browser.
    if (!hasTurned.current) return
    hasTurned.current = false
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }, [search])

  function turn(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    // Not the address, which ends with a slash on some hosts.
    if (!link || link.pathname !== pageAddress('/blog') || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const address = link.pathname + link.search
    // Paint the pressed state before the list changes.
    afterPaint(() => {
      hasTurned.current = address !== location.pathname + location.search
      goToSearch(address)
    })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside have the roles.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's key presses are clicks.
    <div className={styles.content} onClick={turn}>
      <div className={styles.finder}>
        <Search text={query.text} texts={texts.search} />
      </div>
      <Tabs
        articles={articles}
        categories={categories}
        current={query.category}
        showsAll={found.length === articles.length}
        texts={{ label: texts.margin.categories, all: texts.all }}
      />

      <div className={styles.results}>
        <div data-all={isWhole || undefined} className={styles.summary}>
          <Heading level={2} size="heading" ref={results} tabIndex={-1}>
            {choiceLabel(query)}
          </Heading>
          <p role="status">{countLabel(found.length, page.number, page.count)}</p>
          {found.length === articles.length ? null : (
            <Link href="/blog" className={styles.showAll}>
              {texts.showAll}
            </Link>
          )}
        </div>
        {page.rows.length > 0 ? (
          <List articles={page.rows} categories={categories} more={texts.more} />
        ) : (
          <div className={styles.nothing}>
            <p className={styles.nothingTitle}>
              <HeadlineLines lines={texts.nothing.title} />
            </p>
            <p>{texts.nothing.text}</p>
            <ButtonLink href="/blog">{texts.showAll}</ButtonLink>
          </div>
        )}
        {page.count > 1 ? (
          <div className={styles.pages}>
            <Pagination
              texts={texts.pages}
              hrefs={Array.from({ length: page.count }, (_, index) =>
                articleListAddress({ ...query, page: index + 1 }),
              )}
              current={page.number}
            />
          </div>
        ) : null}
        <Others articles={articles.slice(page.rows.length)} texts={texts.noScripts} />
      </div>

      <Margin
        articles={articles}
        shown={page.rows}
        tags={tags}
        query={query}
        editor={editor}
        texts={texts.margin}
      />
    </div>
  )

  function countLabel(count: number, page: number, pageCount: number): string {
    const found = fillInCount(texts.found, count)
    if (pageCount === 1) return found
    return found + fillIn(texts.page, { place: String(page), places: String(pageCount) })
  }

  /** The active filters in words. An unknown value is shown as given. */
  function choiceLabel({ text, category, archive, tag }: ArticleQuery): string {
    const choices = [
      text && fillIn(texts.quoted, { text }),
      category && labelOf(categories, category),
      archive && (/^\d{4}-(0[1-9]|1[0-2])$/.test(archive) ? formatMonth(archive) : archive),
      tag && labelOf(tags, tag),
    ]
    return choices.filter(Boolean).join(comma) || texts.all
  }
}

function labelOf(labels: Readonly<Record<string, string>>, value: string): string | undefined {
  return Object.hasOwn(labels, value) ? labels[value] : value
}
