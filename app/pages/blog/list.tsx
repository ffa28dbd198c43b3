import type { Article, ArticleCover } from '~/content/collections/articles'
import { articleListAddress } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { ArticlePicture } from '~/sections/article-picture'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './list.module.css'

/** A card's facts. */
export type ListedArticle = Pick<
  Article,
  'slug' | 'title' | 'excerpt' | 'category' | 'tags' | 'date'
> & { author: { name: string }; cover: ArticleCover }

type ListProps = {
  articles: readonly ListedArticle[]
  /** Labels by the values of `?category=`. */
  categories: Readonly<Record<string, string>>
  /** The link at the foot of each entry, before the article's title. */
  more: string
}

/**
 * Articles of one page: the first as a spread, the others as wide lines or, in wide windows, in pairs under their
 * pictures. Picture, title and "See More" each lead to the article, and so does the rest of the card. Source: spec §3, "Blog post card".
 */
export function List({ articles, categories, more }: ListProps) {
  return (
    <ol className={styles.list}>
      {articles.map((article, index) => (
        // Keyed by layout: the first article differs so much that it is another element, not a moved one.
        <li
          key={index === 0 ? `first-${article.slug}` : article.slug}
          data-below-phone={index > 0 || undefined}
        >
          <Entry
            article={article}
            category={categories[article.category]}
            more={more}
            isLead={index === 0}
          />
        </li>
      ))}
    </ol>
  )
}

type EntryProps = {
  article: ListedArticle
  category: string | undefined
  more: string
  isLead: boolean
}

function Entry({ article, category, more, isLead }: EntryProps) {
  const { slug, title, excerpt, date, cover } = article
  const address = `/blog/${slug}`
  return (
    <article className={styles.entry} data-lead={isLead ? '' : undefined} data-cursor="picture">
      <Link href={address} className={styles.picture}>
        <ArticlePicture
          slug={slug}
          cover={cover}
          sizes={isLead ? '(width >= 62rem) 62vw, 100vw' : '48vw'}
          priority={isLead}
          className={styles.frame}
        />
      </Link>
      <div className={styles.words}>
        <Heading level={3} size={isLead ? 'title' : 'subtitle'} className={styles.title}>
          <Link cover href={address}>
            {title}
          </Link>
        </Heading>
        <time dateTime={date} className={styles.date}>
          {formatDay(date)}
        </time>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.foot}>
          <Link href={address} className={styles.more}>
            {more}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
          <Link
            href={articleListAddress({ category: article.category })}
            className={styles.category}
          >
            {category}
          </Link>
        </p>
      </div>
    </article>
  )
}
