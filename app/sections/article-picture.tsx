import { ViewTransition } from 'react'
import type { ArticleCover } from '~/content/article-pictures'
import { classNames } from '~/lib/class-names'
import { coverDrawing, coverSize } from '~/lib/cover-drawing'
import { Picture } from '~/ui/picture'
import styles from './article-picture.module.css'

type ArticlePictureProps = {
  /** The article's slug: its picture on two pages is one element that moves from the one to the other. */
  slug: string
  cover: ArticleCover
  sizes: string
  priority?: boolean
  className?: string
}

/** An article's picture, or where none has been rendered the drawing of its own that stands for it. */
export function ArticlePicture({ slug, cover, sizes, priority, className }: ArticlePictureProps) {
  return (
    <ViewTransition name={`article-${slug}`} share="picture" default="none">
      <div className={classNames(styles.frame, className)} data-surface={cover.surface}>
        {cover.picture ? (
          <Picture picture={cover.picture} sizes={sizes} priority={priority} />
        ) : (
          <CoverDrawing slug={slug} sign={cover.sign} />
        )}
      </div>
    </ViewTransition>
  )
}

function CoverDrawing({ slug, sign }: { slug: string; sign: string }) {
  const { width, height } = coverSize
  const { transform, back, front } = coverDrawing(slug)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      className={styles.drawing}
      aria-hidden="true"
    >
      <Facets facets={back} transform={transform} />
      <text x={width * 0.06} y={height * 0.93} fontSize={height * 1.2} className={styles.sign}>
        {sign}
      </text>
      <Facets facets={front} transform={transform} />
    </svg>
  )
}

type FacetsProps = Pick<ReturnType<typeof coverDrawing>, 'transform'> & {
  facets: ReturnType<typeof coverDrawing>['back']
}

function Facets({ facets, transform }: FacetsProps) {
  return (
    <g transform={transform}>
      {facets.map(({ face, path, color }) => (
        // A hairline in the face's own colour closes the seams that antialiasing would leave.
        <path key={face} d={path} fill={color} stroke={color} strokeWidth={2} />
      ))}
    </g>
  )
}
