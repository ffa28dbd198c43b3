import { authorPictures } from '~/content/author-pictures'
import { marchArticles } from '~/content/en/march-articles'
import { photographyJournal as texts } from '~/content/en/photography-agency-offers'
import { sectionNames } from '~/content/en/section-names'
import { formatDay } from '~/lib/dates'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './journal.module.css'

/** The newest article of each author in March, so that no portrait appears twice. */
const posts = marchArticles.filter(
  ({ author }, index) =>
    marchArticles.findIndex((article) => article.author.slug === author.slug) === index,
)

/** Three articles, each beside a portrait of its author. Source: spec §2, "blog teaser (/blog)", and §3, "Blog teaser". */
export function Journal() {
  return (
    <Section surface="darkroom" aria-labelledby="journal" className={styles.journal}>
      <div className={styles.head}>
        <Heading level={2} label={sectionNames.blog} voice="display" id="journal">
          <HeadlineLines lines={texts.title} />
        </Heading>
        <p className={styles.text}>{texts.text}</p>
        <ButtonLink href={texts.action.href} variant="quiet">
          {texts.action.label}
        </ButtonLink>
      </div>
      <ul className={styles.list}>
        {posts.map(({ slug, title, excerpt, date, author }) => (
          <li key={slug} className={styles.post}>
            <div className={styles.portrait}>
              <Picture
                picture={authorPictures[author.slug]}
                alt=""
                sizes="(width >= 62rem) 14vw, 30vw"
                className={styles.picture}
              />
            </div>
            <div className={styles.words}>
              <time dateTime={date} className={styles.date}>
                {formatDay(date)}
              </time>
              <h3 className={styles.title}>
                <Link href={`/blog/${slug}`} cover className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className={styles.excerpt}>{excerpt}</p>
              <p className={styles.author}>
                {author.name},{' '}
                <span className={styles.role}>{author.designation.toLowerCase()}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
