import type { Article } from '~/content/en/articles'
import type { photographyAgency } from '~/content/en/photography-agency'
import { formatDay } from '~/lib/dates'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './journal.module.css'

type JournalProps = {
  words: (typeof photographyAgency)['journal']
  articles: readonly Article[]
}

/** Three articles, noted on the backs of three prints. Source: spec §2, "blog teaser (/blog)", and §3, "Blog teaser". */
export function Journal({ words, articles }: JournalProps) {
  // The newest article of each author, so that no portrait appears twice.
  const posts = articles.filter(
    ({ author }, index) =>
      articles.findIndex((article) => article.author.slug === author.slug) === index,
  )
  return (
    <Section surface="darkroom" aria-labelledby="journal">
      <div className={styles.head}>
        <Heading level={2} label={words.label} voice="display" id="journal">
          <HeadlineLines lines={words.title} />
        </Heading>
        <div className={styles.side}>
          <p className={styles.text}>{words.text}</p>
          <ButtonLink href={words.action.href} variant="quiet">
            {words.action.label}
          </ButtonLink>
        </div>
      </div>
      <ul className={styles.backs}>
        {posts.map(({ slug, title, date, author }) => (
          <li key={slug} data-surface="baryta" className={styles.back}>
            <time dateTime={date} className={styles.stamp}>
              {formatDay(date)}
            </time>
            <h3 className={styles.title}>
              <Link href={`/blog/${slug}`} cover className={styles.link}>
                {title}
              </Link>
            </h3>
            <div className={styles.author}>
              <Picture picture={author.picture} alt="" sizes="64px" className={styles.picture} />
              <p>
                {author.name},{' '}
                <span className={styles.text}>{author.designation.toLowerCase()}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
