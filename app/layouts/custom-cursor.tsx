import styles from './custom-cursor.module.css'

/**
 * A facet that travels with the pointer and opens over links, pictures and drag areas.
 * The system's own cursor stays; without a fine pointer or with reduced motion this is never shown.
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

/** Fetches the motion only where there is a mouse; a phone never does. */
function startForMouse(cursor: HTMLElement | null) {
  if (!cursor || !matchMedia('(hover: hover) and (pointer: fine)').matches) return undefined
  const stop = import('./custom-cursor-motion').then(
    ({ followPointer }) => followPointer(cursor),
    // The system's cursor is there anyway.
    () => undefined,
  )
  return () => {
    stop.then((stopFollowing) => stopFollowing?.())
  }
}
