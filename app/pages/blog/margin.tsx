import { type ReactNode, useId } from 'react'
import type { blog } from '#words/blog.ts'
import { type ArticleQuery, archiveMonths, articleListAddress } from '~/lib/article-list'
import { formatDay, formatMonth } from '~/lib/dates'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Author, type Editor } from './author'
import type { ListedArticle } from './list'
import styles from './margin.module.css'

const recentCount = 5

type MarginProps = {
  articles: readonly ListedArticle[]
  /** Labels by the values of `?category=` and `?tag=`. */
  categories: Readonly<Record<string, string>>
  tags: Readonly<Record<string, string>>
  query: ArticleQuery
  editor: Editor
  texts: (typeof blog)['finder']['margin']
}

/** The author card, and every filter except search. Source: spec §2, "The sidebar". */
export function Margin({ articles, categories, tags, query, editor, texts }: MarginProps) {
  const counted = {
    categories: countedKeys(categories, (key) =>
      articles.filter(({ category }) => category === key),
    ),
    tags: countedKeys(tags, (key) =>
      articles.filter((article) => article.tags.some((tag) => tag === key)),
    ),
  }
  return (
    <aside aria-label={texts.label} className={styles.margin}>
      <Author author={editor} texts={texts.editor} />
      <MarginList title={texts.categories} needsScripts>
        <ul>
          {counted.categories.map(({ key, label, count }) => (
            <CountedLine
              key={key}
              href={articleListAddress({ category: key })}
              label={label}
              count={count}
              isCurrent={query.category === key}
            />
          ))}
        </ul>
      </MarginList>
      <MarginList title={texts.archives} needsScripts>
        <ul className={styles.months}>
          {archiveMonths(articles).map(({ month, count }) => (
            <CountedLine
              key={month}
              href={articleListAddress({ archive: month })}
              label={formatMonth(month)}
              count={count}
              isCurrent={query.archive === month}
            />
          ))}
        </ul>
      </MarginList>
      <MarginList title={texts.tags} needsScripts>
        <ul className={styles.tags}>
          {counted.tags.map(({ key, label, count }) => (
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
      </MarginList>
      <MarginList title={texts.recent}>
        <ol className={styles.recent}>
          {articles.slice(0, recentCount).map(({ slug, title, date }) => (
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
      </MarginList>
    </aside>
  )
}

type MarginListProps = {
  title: string
  /** Hidden without scripts: one file answers all queries, so the links would lead nowhere. */
  needsScripts?: boolean
  children: ReactNode
}

function MarginList({ title, needsScripts, children }: MarginListProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-needs-scripts={needsScripts ? '' : undefined}
      className={styles.section}
    >
      <Heading level={2} size="heading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

type CountedLineProps = { href: string; label: string; count: number; isCurrent: boolean }

function CountedLine({ href: address, label, count, isCurrent }: CountedLineProps) {
  return (
    <li>
      <Link href={address} aria-current={isCurrent ? 'true' : undefined} className={styles.line}>
        {label} <span className={styles.count}>{count}</span>
      </Link>
    </li>
  )
}

/** The labels of a record, with the number of articles for each. */
function countedKeys(
  labels: Readonly<Record<string, string>>,
  find: (key: string) => readonly unknown[],
) {
  return Object.entries(labels).map(([key, label]) => ({ key, label, count: find(key).length }))
}
