import { useEffect } from 'react'

/** Marks the document as hydrated, for styles and for the guard against early submits. */
export function useHydrationMark() {
  useEffect(() => {
    // The document element is outside of what the pages render.
    document.documentElement.dataset.hydrated = ''
  }, [])
}
