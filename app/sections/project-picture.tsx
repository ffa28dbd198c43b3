import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { pageAddress } from '~/lib/page-address'
import type { Picture as PictureRecord } from '~/lib/picture'
import { Picture } from '~/ui/picture'
import styles from './project-picture.module.css'

type ProjectPictureProps = {
  /** The project's slug: the same picture on two pages moves between them. */
  slug: string
  picture: PictureRecord
  sizes: string
  priority?: boolean
  className?: string
}

/**
 * A project's first picture. On a tile and at the head of the project's page it is the same, and moves
 * between them when the link is followed (islands/shared-picture.ts).
 */
export function ProjectPicture({ slug, className, ...picture }: ProjectPictureProps) {
  return (
    <div
      data-shared={pageAddress(`/portfolio/${slug}`)}
      className={classNames(styles.frame, className)}
    >
      <ProjectCrop {...picture} />
    </div>
  )
}

/** A project's picture without a frame: whatever the crop, its subject stays in view. */
export function ProjectCrop(props: Omit<ComponentProps<typeof Picture>, 'className'>) {
  return <Picture className={styles.image} {...props} />
}
