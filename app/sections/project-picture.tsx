import { ViewTransition } from 'react'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Picture } from '~/ui/picture'
import styles from './project-picture.module.css'

type ProjectPictureProps = {
  /** The project's slug: the same picture on two pages is one element for view transitions. */
  slug: string
  picture: PictureRecord
  sizes: string
  priority?: boolean
  className?: string
}

/**
 * A project's first picture. On a tile and at the head of the project's page it has the same transition name, and
 * moves between them when the link is followed (styles/motion.css).
 */
export function ProjectPicture({ slug, className, ...picture }: ProjectPictureProps) {
  return (
    <ViewTransition name={`project-${slug}`} share="picture" default="none">
      <div className={classNames(styles.frame, className)}>
        <Picture {...picture} />
      </div>
    </ViewTransition>
  )
}
