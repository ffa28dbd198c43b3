import styles from './skip-link.module.css'

/** First in the tab order: jumps over the header. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skipLink}>
      Skip to content
    </a>
  )
}
