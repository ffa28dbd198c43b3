import { ViewTransition } from 'react'
import type { MemberPortrait as Portrait } from '~/content/team-pictures'
import { classNames } from '~/lib/class-names'
import { portraitDrawing, portraitSize } from '~/lib/portrait-drawing'
import { Picture } from '~/ui/picture'
import styles from './member-portrait.module.css'

type MemberPortraitProps = {
  /** The member's slug: the portrait on two pages is one element that moves from the one to the other. */
  slug: string
  portrait: Portrait
  sizes: string
  priority?: boolean
  className?: string
}

/** A portrait, or where none has been rendered the bust that is drawn from the name. */
export function MemberPortrait({
  slug,
  portrait,
  sizes,
  priority,
  className,
}: MemberPortraitProps) {
  return (
    <ViewTransition name={`member-${slug}`} share="picture" default="none">
      <div data-surface={portrait.surface} className={classNames(styles.frame, className)}>
        {portrait.picture ? (
          <Picture picture={portrait.picture} sizes={sizes} priority={priority} />
        ) : (
          <DrawnBust slug={slug} sign={portrait.sign} />
        )}
      </div>
    </ViewTransition>
  )
}

function DrawnBust({ slug, sign }: { slug: string; sign: string }) {
  const { width, height } = portraitSize
  const { shoulders, head } = portraitDrawing(slug)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={styles.drawing}
      aria-hidden="true"
    >
      <text x={width / 2} y={height * 0.6} fontSize={height * 0.76} className={styles.sign}>
        {sign}
      </text>
      {[shoulders, head].map(({ transform, facets }) => (
        <g key={transform} transform={transform}>
          {facets.map(({ face, path, color }) => (
            // A hairline in the face's own colour closes the seams that antialiasing would leave.
            <path key={face} d={path} fill={color} stroke={color} strokeWidth={3} />
          ))}
        </g>
      ))}
    </svg>
  )
}
