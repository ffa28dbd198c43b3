import { useId } from 'react'
import type { article as articleWords } from '#words/article.ts'
import type { Article } from '~/content/collections/articles'
import { formatDay } from '~/lib/dates'
import { ArticlePicture } from '~/sections/article-picture'
import { Slip } from '~/sections/slip'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './ways-on.module.css'

type Entry = Pick<Article, 'slug' | 'title' | 'date' | 'excerpt' | 'cover'>

type Neighbour = Pick<Article, 'slug' | 'title' | 'question'>

type WaysOnProps = {
  related: readonly Entry[]
  /** By date; absent at the ends. */
  previous: Neighbour | undefined
  next: Neighbour | undefined
  words: Pick<typeof articleWords, 'related' | 'neighbours' | 'previous' | 'next'>
}

/** Related articles with their pictures, and the questions that the previous and the next by date answer. */
export function WaysOn({ related, previous, next, words }: WaysOnProps) {
  const id = useId()
  return (
    <Section surface="chalk-2" aria-labelledby={id} className={styles.ways}>
      <Heading level={2} id={id}>
        {words.related}
      </Heading>
      <ul className={styles.related}>
        {related.map(({ slug, title, date, excerpt, cover }) => (
          <li key={slug} className={styles.entry} data-cursor="picture">
            <ArticlePicture
              slug={slug}
              cover={cover}
              sizes="(width >= 48rem) 57vw, 32vw"
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
      <nav aria-label={words.neighbours} className={styles.neighbours}>
        {previous ? (
          <Link
            href={addressOf(previous.slug)}
            rel="prev"
            className={styles.neighbour}
            data-surface="ink"
          >
            <span className={styles.label}>{words.previous}</span>{' '}
            <Slip question={previous.question} ground="ink" />{' '}
            <span className={styles.title}>{previous.title}</span>
          </Link>
        ) : null}
        {next ? (
          <Link
            href={addressOf(next.slug)}
            rel="next"
            className={styles.neighbour}
            data-side="end"
            data-surface="sea"
          >
            <span className={styles.label}>{words.next}</span>{' '}
            <Slip question={next.question} ground="sea" />{' '}
            <span className={styles.title}>{next.title}</span>
          </Link>
        ) : null}
      </nav>
    </Section>
  )
}

function addressOf(slug: string): string {
  return `/blog/${slug}`
}
