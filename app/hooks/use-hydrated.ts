import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the prerendered page and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
