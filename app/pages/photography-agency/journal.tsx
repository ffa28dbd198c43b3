import type { photographyAgency } from '#words/photography-agency.ts'
import type { Article } from '~/content/collections/articles'
import { formatDay } from '~/lib/dates'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './journal.module.css'

type JournalProps = {
  words: (typeof photographyAgency)['journal']
  articles: readonly Article[]
}

/** Three articles, on the backs of three prints, dated and signed. Source: spec §2, "blog teaser (/blog)", and §3, "Blog teaser". */
export function Journal({ words, articles }: JournalProps) {
  // The newest article of each author, so that three people sign.
  const posts = articles.filter(
    ({ author }, index) =>
      articles.findIndex((article) => article.author.slug === author.slug) === index,
  )
  return (
    <Section surface="darkroom" aria-labelledby="journal" className={styles.journal}>
      <div className={styles.head}>
        <Heading level={2} label={words.label} voice="counter" id="journal">
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href={words.action.href} variant="quiet">
          {words.action.label}
        </ButtonLink>
      </div>
      <ul className={styles.backs}>
        {posts.map(({ slug, title, excerpt, date, author }) => (
          <li key={slug} data-surface="baryta" className={styles.back}>
            <time dateTime={date} className={styles.stamp}>
              {formatDay(date)}
            </time>
            <h3 className={styles.title}>
              <Link href={`/blog/${slug}`} cover className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.subtitle}>{excerpt}</p>
            <p className={styles.author}>
              <span className={styles.signature}>{author.name}</span>
              <span className={styles.role}>{author.designation.toLowerCase()}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
