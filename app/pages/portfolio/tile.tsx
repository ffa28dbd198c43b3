import type { Project } from '~/content/collections/projects'
import type { Picture } from '~/lib/picture'
import { ProjectPicture } from '~/sections/project-picture'
import { Link } from '~/ui/link'
import { useUiWords } from '~/ui/ui-words'
import { Change } from './change'
import { textTone } from './text-tone'
import styles from './tile.module.css'

type TileProps = {
  project: Project
  /** Two columns of three, where three fit side by side. */
  isWide: boolean
  /** Not loaded yet. */
  hidden: boolean
  /** Below a phone's first screen. */
  isBelowPhone: boolean
}

/** The `sizes` of a picture: beside its caption, one with more width than height is cropped at its sides. */
function sizesOf({ width, height }: Picture, isWide: boolean): string {
  const isLandscape = width > height * 1.2
  const inRow = isLandscape ? '86vw' : '60vw'
  const onPhone = isWide ? '112vw' : '140vw'
  return `(width >= 62rem) ${isWide ? inRow : '46vw'}, (width >= 44rem) 76vw, ${isLandscape ? onPhone : '100vw'}`
}

/**
 * A project as a leaning plane of its picture's colour, like the strip at the head of the page: its picture, its client
 * and, larger than both, what it changed. The whole plane is one link.
 */
export function Tile({ project, isWide, hidden, isBelowPhone }: TileProps) {
  const { categories } = useUiWords().projectTile
  const { slug, title, category, picture, change, counts } = project
  return (
    <li
      hidden={hidden}
      data-width={isWide ? 'twoThirds' : 'third'}
      data-category={category}
      data-below-phone={isBelowPhone ? '' : undefined}
      data-tone={textTone(picture.color)}
      data-cursor="picture"
      className={styles.tile}
    >
      <div className={styles.plane}>
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={picture.color} />
        </svg>
        <ProjectPicture
          slug={slug}
          picture={picture}
          sizes={sizesOf(picture, isWide)}
          className={styles.picture}
        />
      </div>
      <div className={styles.caption}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link cover href={`/portfolio/${slug}`}>
              {title}
            </Link>
          </h2>
          <p>{categories[category]}</p>
        </div>
        <Change change={change} counts={change.counts ?? counts} />
        <p className={styles.note}>{change.note}</p>
      </div>
    </li>
  )
}
