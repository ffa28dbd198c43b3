import { useId } from 'react'
import type { home } from '#words/home.ts'
import type { marchTeasers } from '~/content/march-teasers'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './journal.module.css'

type JournalProps = {
  words: (typeof home)['journal']
  posts: typeof marchTeasers
}

/** Three articles as a list in large type. Source: spec §2, "blog list (/blog, posts to /blog/blog-details)". */
export function Journal({ words, posts }: JournalProps) {
  const id = useId()

  return (
    <Section surface="chalk-2" aria-labelledby={id}>
      <Heading id={id} level={2} label={words.label} className={styles.heading}>
        <Link href="/blog" className={styles.headingLink}>
          {words.title}
        </Link>
      </Heading>
      <ol>
        {posts.map(({ title, subtitle, thumb, day, date, month, year, authorName }) => (
          <li key={day} className={styles.entry}>
            <time dateTime={day} className={styles.date}>
              <span className={styles.day}>{date}</span> {month} {year}
            </time>
            <div className={styles.picture}>
              {/* Decorative: the title beside it names the article. */}
              <Picture picture={thumb} alt="" sizes="(width >= 48rem) 25vw, 100vw" />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link cover href="/blog/blog-details" className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className={styles.excerpt}>{subtitle}</p>
              <p className={styles.author}>{authorName}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
