import type { ReactNode } from 'react'
import type { Article } from '~/content/collections/articles'
import { classNames } from '~/lib/class-names'
import { ArticlePicture } from './article-picture'
import styles from './article-sheet.module.css'
import { paperOn } from './slip'

type ArticleSheetProps = {
  article: Pick<Article, 'slug' | 'question' | 'cover'>
  /** What stands under the question. */
  children: ReactNode
  /** Whether, in wide windows, picture and words stand side by side. */
  isWide: boolean
  sizes: string
  priority?: boolean
  className?: string
}

/** On one sheet of paper: an article's picture, what a client asked, and what answers it. */
export function ArticleSheet({
  article: { slug, question, cover },
  children,
  isWide,
  sizes,
  priority,
  className,
}: ArticleSheetProps) {
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
      <div className={styles.exchange}>
        <p>{question}</p>
        {children}
      </div>
    </div>
  )
}
