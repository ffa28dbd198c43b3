import type { ReactNode } from 'react'
import styles from './showcase-heading.module.css'

type ShowcaseHeadingProps = {
  children: string
  /** Rendered beside the name, on a phone below it. */
  aside?: ReactNode
}

/** The heading of a full-screen page: a small tab that hangs from the header. */
export function ShowcaseHeading({ children, aside }: ShowcaseHeadingProps) {
  return (
    <div className={styles.tab} data-with={aside ? 'aside' : undefined}>
      <h1 className={styles.heading}>{children}</h1>
      {aside}
    </div>
  )
}
