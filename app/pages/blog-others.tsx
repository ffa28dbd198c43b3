import type { Article } from '~/content/en/articles'
import { blog } from '~/content/en/blog'
import { formatDay } from '~/lib/dates'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import styles from './blog-others.module.css'

/**
 * Without scripts, pages cannot be turned, so this lists the articles of the other pages: one file answers all
 * queries.
 */
export function BlogOthers({ articles }: { articles: readonly Article[] }) {
  return (
    <noscript>
      <div className={styles.others}>
        <Heading level={2} size="subtitle">
          {blog.noScripts.title}
        </Heading>
        <p>{blog.noScripts.text}</p>
        <ol className={styles.list}>
          {articles.map(({ slug, title, date }) => (
            <li key={slug}>
              <Link href={`/blog/${slug}`}>{title}</Link>{' '}
              <time dateTime={date}>{formatDay(date)}</time>
            </li>
          ))}
        </ol>
      </div>
    </noscript>
  )
}
