import { type ReactNode, useId } from 'react'
import type { blog } from '#words/blog.ts'
import {
  type ArticleQuery,
  archiveMonths,
  articleListAddress,
  recentArticles,
} from '~/lib/article-list'
import { formatDay, monthName } from '~/lib/dates'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Author, type Editor } from './author'
import { countedKeys } from './counted-keys'
import styles from './drawers.module.css'
import type { ListedArticle } from './list'

const recentCount = 5

type DrawersProps = {
  articles: readonly ListedArticle[]
  /** The articles of the list above, which need no second link. */
  shown: readonly ListedArticle[]
  /** Labels by the values of `?tag=`. */
  tags: Readonly<Record<string, string>>
  query: ArticleQuery
  editor: Editor
  texts: (typeof blog)['finder']['margin']
}

/**
 * The cards in front of the cabinet that the page ends with: archives, tags, latest articles, and the author. Source:
 * spec §2, "The sidebar".
 */
export function Drawers({ articles, shown, tags, query, editor, texts }: DrawersProps) {
  const countedTags = countedKeys(tags, (key) =>
    articles.filter((article) => article.tags.some((tag) => tag === key)),
  )
  const years = Map.groupBy(archiveMonths(articles), ({ month }) => month.slice(0, 4))
  return (
    <aside aria-label={texts.label} data-surface="clementine" className={styles.drawers}>
      <Drawer title={texts.archives} needsScripts>
        <ul className={styles.years}>
          {[...years].map(([year, months]) => (
            <li key={year} className={styles.year}>
              <span aria-hidden="true" className={styles.numeral}>
                {year}
              </span>{' '}
              <ul className={styles.months}>
                {months.map(({ month, count }) => (
                  <li key={month}>
                    <Link
                      href={articleListAddress({ archive: month })}
                      aria-current={query.archive === month ? 'true' : undefined}
                      className={styles.month}
                    >
                      {monthName(month)}{' '}
                      <VisuallyHidden>
                        {year} {count}
                      </VisuallyHidden>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Drawer>
      <Drawer title={texts.tags} needsScripts>
        <ul className={styles.tags}>
          {countedTags.map(({ key, label, count }) => (
            <li key={key}>
              <Link
                href={articleListAddress({ tag: key })}
                aria-current={query.tag === key ? 'true' : undefined}
                data-count={count}
                className={styles.tag}
              >
                {label} <VisuallyHidden>{count}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      </Drawer>
      <Drawer title={texts.recent}>
        <ol className={styles.recent}>
          {recentArticles(articles, shown, recentCount).map(({ slug, title, date }) => (
            <li key={slug}>
              <Link href={`/blog/${slug}`} className={styles.recentLink}>
                {title}
              </Link>
              <time dateTime={date} className={styles.recentDate}>
                {formatDay(date)}
              </time>
            </li>
          ))}
        </ol>
      </Drawer>
      <Author author={editor} texts={texts.editor} />
    </aside>
  )
}

type DrawerProps = {
  title: string
  /** Hidden without scripts: one file answers all queries, so the links would lead nowhere. */
  needsScripts?: boolean
  children: ReactNode
}

function Drawer({ title, needsScripts, children }: DrawerProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-needs-scripts={needsScripts ? '' : undefined}
      className={styles.drawer}
    >
      <Heading level={2} size="heading" id={id} data-surface="chalk" className={styles.tab}>
        {title}
      </Heading>
      <div data-surface="chalk" className={styles.card}>
        {children}
      </div>
    </section>
  )
}
