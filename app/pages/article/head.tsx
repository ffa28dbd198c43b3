import type { article as articleWords } from '#words/article.ts'
import type { Article } from '~/content/collections/articles'
import { articleListAddress } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { fillInCount } from '~/lib/plural'
import { ArticlePicture } from '~/sections/article-picture'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './head.module.css'

type HeadProps = {
  article: Article
  /** The label of its category. */
  categoryLabel: string
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
  /** Time to read. */
  minutes: number
  words: Pick<typeof articleWords, 'section' | 'minutes'>
}

/** Title, the facts in the margin, and the picture up to the window's edge, on one surface. */
export function Head({ article, categoryLabel, crumb, minutes, words }: HeadProps) {
  const { slug, title, excerpt, category, author, date, cover } = article
  return (
    <Section surface={cover.surface} space="none" className={styles.head}>
      <div className={styles.crumbs}>
        <Breadcrumb steps={[{ label: words.section, href: '/blog' }, crumb]} />
      </div>
      <Heading level={1} size="title" voice="display" className={styles.title}>
        {title}
      </Heading>
      <div className={styles.facts}>
        <p className={styles.excerpt}>{excerpt}</p>
        <time dateTime={date} className={styles.date}>
          {formatDay(date)}
        </time>
        <p className={styles.fact}>
          <Link href={`/team/${author.slug}`} className={styles.link}>
            {author.name}
          </Link>
          <span>{author.designation}</span>
        </p>
        <p className={styles.fact}>
          <Link href={articleListAddress({ category })} className={styles.link}>
            {categoryLabel}
          </Link>
          <span>{fillInCount(words.minutes, minutes)}</span>
        </p>
      </div>
      <ArticlePicture
        slug={slug}
        cover={cover}
        sizes="(width >= 62rem) 68vw, 100vw"
        priority
        className={styles.picture}
      />
    </Section>
  )
}
