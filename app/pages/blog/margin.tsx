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
import type { ListedArticle } from './list'
import styles from './margin.module.css'

const recentCount = 5

type MarginProps = {
  articles: readonly ListedArticle[]
  /** The articles of the list above, which need no second link. */
  shown: readonly ListedArticle[]
  /** Labels by the values of `?tag=`. */
  tags: Readonly<Record<string, string>>
  query: ArticleQuery
  editor: Editor
  texts: (typeof blog)['finder']['margin']
}

/** Other ways to an article: the latest, by tag and by month, and who answers for them. Source: spec §2, "The sidebar". */
export function Margin({ articles, shown, tags, query, editor, texts }: MarginProps) {
  const countedTags = countedKeys(tags, (key) =>
    articles.filter((article) => article.tags.some((tag) => tag === key)),
  )
  const years = Map.groupBy(archiveMonths(articles), ({ month }) => month.slice(0, 4))
  return (
    <aside aria-label={texts.label} data-surface="chalk-2" className={styles.margin}>
      <Part title={texts.recent} place="recent">
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
      </Part>
      <Part title={texts.tags} place="tags" needsScripts>
        <ul className={styles.tags}>
          {countedTags.map(({ key, label, count }) => (
            <li key={key}>
              <Link
                href={articleListAddress({ tag: key })}
                aria-current={query.tag === key ? 'true' : undefined}
                className={styles.tag}
              >
                {label} <span className={styles.count}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={texts.archives} place="archives" needsScripts>
        <ul className={styles.years}>
          {[...years].map(([year, months]) => (
            <li key={year} className={styles.year}>
              <b aria-hidden="true">{year}</b>{' '}
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
      </Part>
      <Author author={editor} texts={texts.editor} />
    </aside>
  )
}

type PartProps = {
  title: string
  place: 'recent' | 'tags' | 'archives'
  /** Hidden without scripts: one file answers all queries, so the links would lead nowhere. */
  needsScripts?: boolean
  children: ReactNode
}

function Part({ title, place, needsScripts, children }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-place={place}
      data-needs-scripts={needsScripts ? '' : undefined}
      className={styles.part}
    >
      <Heading level={2} size="heading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
