import { useSyncExternalStore } from 'react'

/**
 * A fact that the browser knows and the build does not, and that never changes while the page is
 * open. The prerendered page and the first render take `buildValue`.
 */
export function useBrowserValue<Value>(read: () => Value, buildValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => buildValue)
}

function neverChanges() {
  return () => {}
}
