import styles from './custom-cursor.module.css'

/**
 * A facet that follows the pointer and opens over links, pictures and drag areas. The system cursor stays visible;
 * without a fine pointer or with reduced motion the facet is never shown.
 */
export function CustomCursor() {
  return (
    <div ref={startForMouse} className={styles.cursor}>
      <svg viewBox="-12 -12 24 24" className={styles.facet} aria-hidden="true">
        <path d="M0-10.4 9 5.2H-9Z" />
      </svg>
    </div>
  )
}

/** Fetches the motion code only on devices with a mouse. */
function startForMouse(cursor: HTMLElement | null) {
  if (!cursor || !matchMedia('(hover: hover) and (pointer: fine)').matches) return undefined
  const stop = import('./custom-cursor-motion').then(
    ({ followPointer }) => followPointer(cursor),
    // A failed fetch is harmless: the system cursor is still there.
    () => undefined,
  )
  return () => {
    stop.then((stopFollowing) => stopFollowing?.())
  }
}
