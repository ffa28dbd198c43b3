import type { ReactNode } from 'react'
import styles from './showcase-heading.module.css'

type ShowcaseHeadingProps = {
  /** The name over the door. */
  house: string
  /** What the page is. */
  children: string
  /** Rendered beside the names. */
  aside?: ReactNode
}

/** The head of a full-screen page: the house, and the heading. The page draws what bears them, `[data-head]`. */
export function ShowcaseHeading({ house, children, aside }: ShowcaseHeadingProps) {
  return (
    <div className={styles.tab} data-head>
      <p className={styles.house}>{house}</p>
      <h1 className={styles.heading}>{children}</h1>
      {aside}
    </div>
  )
}
