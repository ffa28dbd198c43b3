import type { ArticleCover } from '~/content/collections/articles'
import { classNames } from '~/lib/class-names'
import { pageAddress } from '~/lib/page-address'
import { Picture } from '~/ui/picture'
import styles from './article-picture.module.css'

type ArticlePictureProps = {
  /** The article's slug: its picture on two pages moves between them. */
  slug: string
  cover: ArticleCover
  sizes: string
  priority?: boolean
  className?: string
}

/** An article's picture. */
export function ArticlePicture({ slug, cover, sizes, priority, className }: ArticlePictureProps) {
  return (
    <div
      data-shared={pageAddress(`/blog/${slug}`)}
      className={classNames(styles.frame, className)}
      data-surface={cover.surface}
    >
      <Picture picture={cover.picture} sizes={sizes} priority={priority} />
    </div>
  )
}
