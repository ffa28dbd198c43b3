import type { ReactNode } from 'react'
import styles from './showcase-heading.module.css'

type ShowcaseHeadingProps = {
  children: string
  /** Stands beside the name, on a phone under it. */
  aside?: ReactNode
}

/** The name of a full-screen page: a tab that hangs from the header, as small as a heading may be. */
export function ShowcaseHeading({ children, aside }: ShowcaseHeadingProps) {
  return (
    <div className={styles.tab}>
      <h1 className={styles.heading}>{children}</h1>
      {aside}
    </div>
  )
}
