import { href } from 'react-router'
import { type ProjectCard, projectCategoryLabels } from '~/content/en/project-cards'
import type { Picture } from '~/content/pictures/picture'
import { ProjectPicture } from '~/sections/project-picture'
import { Link } from '~/ui/link'
import styles from './studio-work.module.css'

type StudioWorkTileProps = Pick<ProjectCard, 'slug' | 'title' | 'category'> & {
  picture: Picture
  /** Two of three columns instead of one. */
  isWide: boolean
  /** Not loaded yet. */
  hidden: boolean
}

/** One project of the grid: its picture, its client, its kind. The whole tile answers as one link. */
export function StudioWorkTile({
  slug,
  title,
  category,
  picture,
  isWide,
  hidden,
}: StudioWorkTileProps) {
  return (
    <li
      hidden={hidden}
      data-wide={isWide ? '' : undefined}
      data-cursor="picture"
      className={styles.tile}
    >
      <ProjectPicture
        slug={slug}
        picture={picture}
        sizes={isWide ? '(width >= 44rem) 64vw, 100vw' : '(width >= 44rem) 40vw, 100vw'}
        className={styles.picture}
      />
      <h3 className={styles.name}>
        <Link
          href={href('/portfolio/:portfolioDetailsId', { portfolioDetailsId: slug })}
          className={styles.link}
        >
          {title}
        </Link>
      </h3>
      <p className={styles.category}>{projectCategoryLabels[category]}</p>
    </li>
  )
}
