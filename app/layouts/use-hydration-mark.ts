import { useEffect } from 'react'

/** Marks the document as interactive: styles and the guard against early form submits look for it. */
export function useHydrationMark() {
  useEffect(() => {
    // The document element lies outside what the pages render.
    document.documentElement.dataset.hydrated = ''
  }, [])
}
