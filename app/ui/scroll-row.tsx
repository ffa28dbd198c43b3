import type { ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './scroll-row.module.css'

type ScrollRowProps = {
  /** @default 'ul' */
  as?: 'ul' | 'ol'
  /** Sets `--row-columns`, the columns of the row, and places the items in wide windows. */
  className?: string
  children: ReactNode
}

/**
 * A list whose items stand in one row below 62 rem, which scrolls sideways and shows a part of the next item. For lists
 * that need no buttons; others are a `Carousel`.
 */
export function ScrollRow({ as: List = 'ul', className, children }: ScrollRowProps) {
  return <List className={classNames(styles.row, className)}>{children}</List>
}
