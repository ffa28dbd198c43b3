import { ViewTransition } from 'react'
import type { ArticleCover } from '~/content/article-pictures'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/picture'
import styles from './article-picture.module.css'

type ArticlePictureProps = {
  /** The article's slug: its picture on two pages is one element for view transitions. */
  slug: string
  cover: ArticleCover
  sizes: string
  priority?: boolean
  className?: string
}

/** An article's picture. */
export function ArticlePicture({ slug, cover, sizes, priority, className }: ArticlePictureProps) {
  return (
    <ViewTransition name={`article-${slug}`} share="picture" default="none">
      <div className={classNames(styles.frame, className)} data-surface={cover.surface}>
        <Picture picture={cover.picture} sizes={sizes} priority={priority} />
      </div>
    </ViewTransition>
  )
}
