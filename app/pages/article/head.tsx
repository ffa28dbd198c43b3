import { articleCover } from '~/content/article-pictures'
import {
  articleCategories,
  articlePage,
  type articles,
  type digestArticle,
} from '~/content/en/articles'
import { articleListAddress } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { ArticlePicture } from '~/sections/article-picture'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './head.module.css'

type HeadProps = {
  article: (typeof articles)[number] | typeof digestArticle
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
  minutes: number
}

/** Title, the facts in the margin, and the picture up to the window's edge, on one surface. */
export function Head({ article, crumb, minutes }: HeadProps) {
  const { slug, title, excerpt, category, author, date } = article
  const cover = articleCover(slug)
  return (
    <Section surface={cover.surface} space="none" className={styles.head}>
      <div className={styles.crumbs}>
        <Breadcrumb
          steps={[
            { label: 'Home', href: '/' },
            { label: articlePage.section, href: '/blog' },
            crumb,
          ]}
        />
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
            {articleCategories[category]}
          </Link>
          <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`} to read</span>
        </p>
      </div>
      <ArticlePicture
        slug={slug}
        cover={cover}
        sizes="(width >= 62rem) 75vw, 100vw"
        priority
        className={styles.picture}
      />
    </Section>
  )
}
