import type { Article } from '~/content/collections/articles'
import { formatDay } from '~/lib/dates'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import styles from './others.module.css'

type OthersProps = {
  articles: readonly Pick<Article, 'slug' | 'title' | 'date'>[]
  texts: { title: string; text: string }
}

/**
 * Without scripts, pages cannot be turned, so this lists the articles of the other pages: one file answers all
 * queries.
 */
export function Others({ articles, texts }: OthersProps) {
  return (
    <noscript>
      <div className={styles.others}>
        <Heading level={2} size="subtitle">
          {texts.title}
        </Heading>
        <p>{texts.text}</p>
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
