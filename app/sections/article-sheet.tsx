import type { Article } from '~/content/collections/articles'
import { classNames } from '~/lib/class-names'
import { ArticlePicture } from './article-picture'
import styles from './article-sheet.module.css'
import { paperOn } from './slip'

type ArticleSheetProps = {
  article: Pick<Article, 'slug' | 'question' | 'answer' | 'cover'>
  /** Whether, in wide windows, picture and words stand side by side. */
  isWide: boolean
  sizes: string
  priority?: boolean
  className?: string
}

/** On one sheet of paper: an article's picture, what a client asked, and the first words of our answer. */
export function ArticleSheet({ article, isWide, sizes, priority, className }: ArticleSheetProps) {
  const { slug, question, answer, cover } = article
  return (
    <div
      data-surface={paperOn(cover.surface)}
      data-wide={isWide || undefined}
      className={classNames(styles.sheet, className)}
    >
      <ArticlePicture
        slug={slug}
        cover={cover}
        sizes={sizes}
        priority={priority}
        className={styles.picture}
      />
      <p className={styles.exchange}>
        {question} <b>{answer}</b>
      </p>
    </div>
  )
}
