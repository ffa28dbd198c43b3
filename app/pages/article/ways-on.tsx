import { useId } from 'react'
import { articleCover } from '~/content/article-pictures'
import { articlePage, articles, type digestArticle } from '~/content/en/articles'
import { relatedArticles } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { ArticlePicture } from '~/sections/article-picture'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ways-on.module.css'

type AnyArticle = (typeof articles)[number] | typeof digestArticle

const relatedCount = 2

/** Two related articles with their pictures, and the previous and next by date. */
export function WaysOn({ article }: { article: AnyArticle }) {
  const id = useId()
  const index = articles.findIndex(({ slug }) => slug === article.slug)
  // The digest is not in the list of articles: its previous one is the newest that it mentions.
  const previous =
    index < 0 ? articles.find(({ date }) => date < article.date) : articles[index + 1]
  const next =
    index < 0 ? articles.findLast(({ date }) => date > article.date) : articles[index - 1]

  return (
    <Section surface="chalk-2" aria-labelledby={id}>
      <Heading level={2} id={id}>
        <HeadlineLines lines={articlePage.related} />
      </Heading>
      <ul className={styles.related}>
        {relatedArticles(article, articles, relatedCount).map(({ slug, title, date, excerpt }) => (
          <li key={slug} className={styles.entry} data-cursor="picture">
            <ArticlePicture
              slug={slug}
              cover={articleCover(slug)}
              sizes="(width >= 48rem) 50vw, 100vw"
              className={styles.picture}
            />
            <time dateTime={date} className={styles.date}>
              {formatDay(date)}
            </time>
            <Heading level={3} size="subtitle">
              <Link cover href={addressOf(slug)} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={styles.excerpt}>{excerpt}</p>
          </li>
        ))}
      </ul>
      <nav aria-label="Articles before and after" className={styles.neighbours}>
        {previous ? (
          <Link href={addressOf(previous.slug)} rel="prev" className={styles.neighbour}>
            <span className={styles.label}>{articlePage.previous}</span> {previous.title}
          </Link>
        ) : null}
        {next ? (
          <Link href={addressOf(next.slug)} rel="next" className={styles.neighbour} data-side="end">
            <span className={styles.label}>{articlePage.next}</span> {next.title}
          </Link>
        ) : null}
      </nav>
    </Section>
  )
}

function addressOf(slug: string): string {
  return `/blog/${slug}`
}
