import styles from './custom-cursor.module.css'

/**
 * A facet that follows the pointer and opens over links, pictures and drag areas. The system cursor stays visible;
 * without a fine pointer or with reduced motion the facet is never shown. `frame.ts` moves it.
 */
export function CustomCursor() {
  return (
    <div data-cursor-facet="" className={styles.cursor}>
      <svg viewBox="-12 -12 24 24" className={styles.facet} aria-hidden="true">
        <path d="M0-10.4 9 5.2H-9Z" />
      </svg>
    </div>
  )
}
