import type { article as articleWords } from '#words/article.ts'
import type { Article } from '~/content/collections/articles'
import { articleListAddress } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { fillInCount } from '~/lib/plural'
import { ArticleSheet } from '~/sections/article-sheet'
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

/** An article's title, its sheet (picture, question and answer), and its facts in a row, on one surface. */
export function Head({ article, categoryLabel, crumb, minutes, words }: HeadProps) {
  const { title, excerpt, answer, category, author, date, cover } = article
  return (
    <Section surface={cover.surface} space="none" className={styles.head}>
      <Breadcrumb steps={[{ label: words.section, href: '/blog' }, crumb]} />
      <Heading level={1} voice="heading" className={styles.title}>
        {title}
      </Heading>
      <ArticleSheet
        article={article}
        isWide
        sizes="(width >= 62rem) 56vw, 100vw"
        priority
        className={styles.sheet}
      >
        <p>{answer}</p>
      </ArticleSheet>
      <div className={styles.facts}>
        <p className={styles.excerpt}>{excerpt}</p>
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
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
      </div>
    </Section>
  )
}
