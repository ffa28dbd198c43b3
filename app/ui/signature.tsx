import { classNames } from '~/lib/class-names'
import styles from './signature.module.css'

type SignatureProps = {
  /** In the units of the path. */
  viewBox: string
  /** One stroke of the pen: data of an SVG path. */
  path: string
  /** Sets its width, and the width and colour of its stroke. */
  className?: string | undefined
}

/** A name written by hand, which scrolling writes. It decorates: the name stands beside it. */
export function Signature({ viewBox, path, className }: SignatureProps) {
  return (
    <svg viewBox={viewBox} className={classNames(styles.signature, className)} aria-hidden="true">
      <path pathLength="1" d={path} />
    </svg>
  )
}
