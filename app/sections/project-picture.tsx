import { ViewTransition } from 'react'
import { classNames } from '~/lib/class-names'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Picture } from '~/ui/picture'
import styles from './project-picture.module.css'

type ProjectPictureProps = {
  /** The project's slug: the same picture of the same project on two pages is one element that moves. */
  slug: string
  picture: PictureRecord
  sizes: string
  priority?: boolean
  className?: string
}

/**
 * A project's first picture. On a tile or as the head of the project's page, it is the same thing,
 * and flies from the one place to the other when the visitor follows the link (styles/motion.css).
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
