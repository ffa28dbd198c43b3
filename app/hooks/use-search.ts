import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** The query of the address, as in `location.search`; empty in the prerendered page and during hydration. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
}

/** Goes to another query of the same page, without a visit to the server. */
export function goToSearch(address: string) {
  if (address === location.pathname + location.search) return
  history.pushState(null, '', address)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
