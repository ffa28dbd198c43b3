import type { Project } from '~/content/collections/projects'
import type { Picture } from '~/lib/picture'
import { Link } from '~/ui/link'
import { useUiWords } from '~/ui/ui-words'
import { ProjectPicture } from './project-picture'
import styles from './project-tile.module.css'

export type TileWidth = 'third' | 'half' | 'twoThirds' | 'full'

type ProjectTileProps = {
  project: Pick<Project, 'slug' | 'title' | 'subtitle' | 'category'>
  picture: Picture
  /** Columns of twelve where two tiles fit side by side; `full` is all of them. @default 'third' */
  width?: TileWidth
  /** Shows what was made, under the client's name. */
  withSubtitle?: boolean
  /** What the project changed: a number with its unit, and what it counts. */
  figure?: Project['figures'][number]
  /** A last line: what is written in the picture. */
  note?: string | undefined
  /** Not loaded yet, or filtered away. */
  hidden?: boolean
}

/** A wide picture is cropped at its sides, and so needs more than the tile's width. */
const isWide = ({ width, height }: Picture) => width > height * 1.2

/** The `sizes` of a picture; on a phone, in the largest tile. */
function sizesOf(picture: Picture, width: TileWidth): string {
  const wide = {
    third: isWide(picture) ? '54vw' : '40vw',
    half: '54vw',
    twoThirds: '70vw',
    full: '94vw',
  }
  return `(width >= 44rem) ${wide[width]}, ${isWide(picture) ? '120vw' : '100vw'}`
}

/**
 * A project in a grid, as an item of the list: its picture, its client, its kind. The whole tile is one link.
 * The list has twelve columns; where three thirds stand in a row, it sets `--tile-height` and the joints.
 */
export function ProjectTile({
  project: { slug, title, subtitle, category },
  picture,
  width = 'third',
  withSubtitle,
  figure,
  note,
  hidden,
}: ProjectTileProps) {
  const { categories } = useUiWords().projectTile
  return (
    <li
      hidden={hidden}
      data-width={width}
      data-category={category}
      data-cursor="picture"
      className={styles.tile}
    >
      <ProjectPicture
        slug={slug}
        picture={picture}
        sizes={sizesOf(picture, width)}
        className={styles.picture}
      />
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <Link cover href={`/portfolio/${slug}`}>
            {title}
          </Link>
        </h3>
        <p className={styles.category}>{categories[category]}</p>
        {withSubtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {figure ? (
          <p className={styles.figure}>
            <span className={styles.value}>{figure.value}</span> <span>{figure.label}</span>
          </p>
        ) : null}
        {note ? <p className={styles.subtitle}>{note}</p> : null}
      </div>
    </li>
  )
}
