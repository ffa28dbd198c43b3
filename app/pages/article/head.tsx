import type { article as articleWords } from '#words/article.ts'
import type { Article } from '~/content/collections/articles'
import { articleListAddress } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { fillInCount } from '~/lib/plural'
import { ArticlePicture } from '~/sections/article-picture'
import { Exchange } from '~/sections/exchange'
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

/** A client's question and our answer, then title and facts beside the picture, on one surface. */
export function Head({ article, categoryLabel, crumb, minutes, words }: HeadProps) {
  const { slug, title, excerpt, question, answer, category, author, date, cover } = article
  return (
    <Section surface={cover.surface} space="none" className={styles.head}>
      <Breadcrumb steps={[{ label: words.section, href: '/blog' }, crumb]} />
      <Exchange question={question} answer={answer} ground={cover.surface} />
      <div className={styles.facts}>
        <Heading level={1} size="subtitle">
          {title}
        </Heading>
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
