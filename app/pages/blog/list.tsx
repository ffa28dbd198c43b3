import type { Article, ArticleCover } from '~/content/collections/articles'
import { articleListAddress } from '~/lib/article-list'
import { formatDay } from '~/lib/dates'
import { ArticlePicture } from '~/sections/article-picture'
import { Exchange, paperOn } from '~/sections/exchange'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './list.module.css'

/** A card's facts. */
export type ListedArticle = Pick<
  Article,
  'slug' | 'title' | 'excerpt' | 'question' | 'answer' | 'category' | 'tags' | 'date'
> & { author: { name: string }; cover: ArticleCover }

type ListProps = {
  articles: readonly ListedArticle[]
  /** Labels by the values of `?category=`. */
  categories: Readonly<Record<string, string>>
  /** The link at the foot of each entry, before the article's title. */
  more: string
}

/**
 * Articles of one page, each a plane with a picture and a client's question on one sheet of paper, and our answer: the
 * first as wide as the window, the others side by side if they are two. Picture, title and "See More" each lead to the
 * article, and so does the rest of the plane. Source: spec §3, "Blog post card".
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
  const { slug, title, excerpt, question, answer, date, cover } = article
  const address = `/blog/${slug}`
  return (
    <article className={styles.entry} data-surface={cover.surface} data-cursor="picture">
      <Link href={address} className={styles.picture} data-surface={paperOn(cover.surface)}>
        <ArticlePicture
          slug={slug}
          cover={cover}
          sizes={isWide ? '(width >= 62rem) 50vw, 100vw' : '(width >= 48rem) 45vw, 100vw'}
          priority={isFirst}
          className={styles.frame}
        />
      </Link>
      <Exchange question={question} answer={answer} ground={cover.surface} />
      <div className={styles.words}>
        <Heading level={3} size="subtitle" className={styles.title}>
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
