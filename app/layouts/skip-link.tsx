import styles from './skip-link.module.css'

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skipLink}>
      Skip to content
    </a>
  )
}
