import { useSyncExternalStore } from 'react'
import {
  type ListEntry,
  type ListView,
  listEntries,
  loadMore,
  parseListView,
} from '../lib/filter-list.ts'

type FilteredListOptions = {
  /** Number of items loaded at first. */
  initial: number
  /** Number of items that each press adds. */
  step: number
  /**
   * The key under which the history entry keeps the view, so that going back restores the list. Unique for each list
   * of a page.
   */
  historyKey: string
}

type FilteredList<Item> = {
  /** All items; hidden ones have a negative position. */
  entries: ListEntry<Item>[]
  category: string
  chooseCategory: (category: string) => void
  /** Props for a `LoadMore` below the list. */
  more: {
    shown: number
    total: number
    /** Number of items that the next press loads; zero when all are loaded. */
    next: number
    onLoadMore: () => void
  }
}

const listeners = new Set<() => void>()

/** State of a list that can be filtered and loaded in steps. Source: spec §4. */
export function useFilteredList<Item extends { category: string }>(
  items: readonly Item[],
  { initial, step, historyKey }: FilteredListOptions,
): FilteredList<Item> {
  // The entry's state keeps its identity until it is replaced, so it can serve as a snapshot.
  const kept = useSyncExternalStore(
    subscribe,
    () => readHistory(historyKey),
    () => undefined,
  )
  const toView = (kept: unknown) => parseListView(kept) ?? { category: 'all', loaded: initial }
  const view = toView(kept)
  const entries = listEntries(items, view)

  function keep(change: (now: ListView) => ListView) {
    // Read the current state: another press may have changed it since this render. The router keeps its own fields in
    // the same object.
    const next = change(toView(readHistory(historyKey)))
    history.replaceState({ ...history.state, [historyKey]: next }, '')
    for (const listener of listeners) listener()
  }

  return {
    entries,
    category: view.category,
    chooseCategory: (category) => keep((now) => ({ ...now, category })),
    more: {
      shown: entries.filter((entry) => entry.position >= 0).length,
      total: items.length,
      next: Math.max(0, Math.min(step, items.length - view.loaded)),
      onLoadMore: () => keep((now) => loadMore(now, step, items.length)),
    },
  }
}

function readHistory(key: string): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
