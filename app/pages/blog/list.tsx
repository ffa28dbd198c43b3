import type { Article, ArticleCover } from '~/content/collections/articles'
import { articleListAddress } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { ArticleSheet } from '~/sections/article-sheet'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './list.module.css'

/** A card's facts. */
export type ListedArticle = Pick<
  Article,
  'slug' | 'title' | 'excerpt' | 'question' | 'category' | 'tags' | 'date'
> & { author: { name: string }; cover: ArticleCover }

type ListProps = {
  articles: readonly ListedArticle[]
  /** Labels by the values of `?category=`. */
  categories: Readonly<Record<string, string>>
  /** The link at the end of each entry, before the article's title. */
  more: string
}

/**
 * Articles of one page, each a plane with its picture, and on it a client's question and the article's title on a card.
 * The title's link covers the plane. The first is as wide as the window, the others stand side by side if they are two.
 * Source: spec §3, "Blog post card".
 */
export function List({ articles, categories, more }: ListProps) {
  return (
    <ol className={styles.list}>
      {articles.map((article, index) => {
        const isWide = index === 0 || articles.length === 2
        return (
          <li
            key={article.slug}
            data-wide={isWide || undefined}
            data-below-phone={index > 0 || undefined}
          >
            <Entry
              article={article}
              category={categories[article.category]}
              more={more}
              isFirst={index === 0}
              isWide={isWide}
            />
          </li>
        )
      })}
    </ol>
  )
}

type EntryProps = {
  article: ListedArticle
  category: string | undefined
  more: string
  isFirst: boolean
  /** Whether its plane is as wide as the window. */
  isWide: boolean
}

function Entry({ article, category, more, isFirst, isWide }: EntryProps) {
  const { slug, title, excerpt, date, cover } = article
  const address = `/blog/${slug}`
  return (
    <article className={styles.entry} data-surface={cover.surface} data-cursor="picture">
      <ArticleSheet
        article={article}
        isWide={isWide}
        sizes={isWide ? '(width >= 62rem) 58vw, 100vw' : '(width >= 48rem) 50vw, 100vw'}
        priority={isFirst}
        className={styles.sheet}
      >
        <Heading level={3} size="subtitle" className={styles.title}>
          <Link cover href={address}>
            {title}
          </Link>
        </Heading>
      </ArticleSheet>
      <div className={styles.words}>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.foot}>
          <time dateTime={date}>{formatDay(date)}</time>
          <Link href={articleListAddress({ category: article.category })} className={styles.way}>
            {category}
          </Link>
          <Link href={address} className={styles.way}>
            {more}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        </p>
      </div>
    </article>
  )
}
