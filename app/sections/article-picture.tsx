import type { ArticleCover } from '~/content/en/articles'
import { classNames } from '~/lib/class-names'
import { publicAddress } from '~/lib/public-address'
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
      data-shared={publicAddress(`/blog/${slug}`)}
      className={classNames(styles.frame, className)}
      data-surface={cover.surface}
    >
      <Picture picture={cover.picture} sizes={sizes} priority={priority} />
    </div>
  )
}
