import styles from './showcase-heading.module.css'

/** The name of a full-screen page: a tab that hangs from the header, as small as a heading may be. */
export function ShowcaseHeading({ children }: { children: string }) {
  return <h1 className={styles.heading}>{children}</h1>
}
