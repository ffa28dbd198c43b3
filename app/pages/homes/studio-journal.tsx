import { useId } from 'react'
import { marchArticles } from '~/content/en/march-articles'
import { blogAppPrices, blogArabicFrench, blogOfflineFirst } from '~/content/pictures/home'
import type { Picture as PictureRecord } from '~/content/pictures/picture'
import { formatMonth } from '~/lib/dates'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './studio-journal.module.css'

type MarchSlug = (typeof marchArticles)[number]['slug']

/** The titles beside them say what they stand for. */
const pictures: Record<MarchSlug, PictureRecord> = {
  'what-an-app-costs': blogAppPrices,
  'arabic-and-french-on-one-screen': blogArabicFrench,
  'offline-first-apps': blogOfflineFirst,
}

/** Three articles as a list of large lines. Source: spec §2, "blog list (/blog, posts to /blog/blog-details)". */
export function StudioJournal() {
  const id = useId()

  return (
    <Section surface="chalk-2" aria-labelledby={id}>
      <Heading id={id} level={2} className={styles.heading}>
        <Link href="/blog" className={styles.headingLink}>
          We write it down.
        </Link>
      </Heading>
      <ol className={styles.list}>
        {marchArticles.map(({ slug, title, excerpt, date, author }) => (
          <li key={slug} className={styles.entry}>
            <time dateTime={date} className={styles.date}>
              <span className={styles.day}>{Number(date.slice(8))}</span> {formatMonth(date)}
            </time>
            <div className={styles.picture}>
              <Picture picture={pictures[slug]} alt="" sizes="(width >= 48rem) 25vw, 100vw" />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link cover href="/blog/blog-details" className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className={styles.excerpt}>{excerpt}</p>
              <p className={styles.author}>{author.name}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
