import { useId } from 'react'
import type { home } from '#words/home.ts'
import type { Article } from '~/content/collections/articles'
import type { marchTeasers } from '~/content/march-teasers'
import { formatDay } from '~/lib/dates'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './journal.module.css'

type JournalProps = {
  words: (typeof home)['journal']
  newest: Article
  posts: typeof marchTeasers
}

/**
 * The newest article, and three of March 2022 below it. Source: spec §2, "blog list (/blog, posts to
 * /blog/blog-details)".
 */
export function Journal({ words, newest, posts }: JournalProps) {
  const id = useId()

  return (
    <Section surface="chalk-2" aria-labelledby={id}>
      <Heading id={id} level={2} label={words.label} className={styles.heading}>
        <Link href="/blog" className={styles.headingLink}>
          {words.title}
        </Link>
      </Heading>
      <article className={styles.newest}>
        <div className={styles.picture}>
          {/* Decorative, as the others: the title beside it names the article. */}
          <Picture picture={newest.cover.picture} alt="" sizes="(width >= 48rem) 55vw, 100vw" />
        </div>
        <div className={styles.words}>
          <p className={styles.label}>{words.newest}</p>
          <h3 className={styles.title}>
            <Link cover href={`/blog/${newest.slug}`} className={styles.link}>
              {newest.title}
            </Link>
          </h3>
          <p className={styles.excerpt}>{newest.excerpt}</p>
          <p className={styles.origin}>
            <time dateTime={newest.date}>{formatDay(newest.date)}</time>
            <span>{newest.author.name}</span>
          </p>
        </div>
      </article>
      <ol className={styles.posts}>
        {posts.map(({ title, subtitle, thumb, day, authorName }) => (
          <li key={day} className={styles.post}>
            <div className={styles.picture}>
              <Picture picture={thumb} alt="" sizes="(width >= 48rem) 32vw, 38vw" />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link cover href="/blog/blog-details" className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className={styles.excerpt}>{subtitle}</p>
              <p className={styles.origin}>
                <time dateTime={day}>{formatDay(day)}</time>
                <span>{authorName}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
