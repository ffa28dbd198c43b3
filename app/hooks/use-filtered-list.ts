import { useSyncExternalStore } from 'react'
import {
  type ListEntry,
  type ListView,
  listEntries,
  loadMore,
  parseListView,
} from '../lib/filter-list.ts'

type FilteredListOptions = {
  /** How many items are loaded at first. */
  initial: number
  /** How many more each press loads. */
  step: number
  /**
   * Under which name the browser's history entry keeps the view, so that the back button finds the
   * list as it was left. One name for each list of a page.
   */
  historyKey: string
}

type FilteredList<Item> = {
  /** All items; those with a negative position are hidden. */
  entries: ListEntry<Item>[]
  category: string
  chooseCategory: (category: string) => void
  /** What a `LoadMore` below the list wants to know. */
  more: {
    shown: number
    total: number
    /** How many the next press loads; zero when all are loaded. */
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
  // The entry's state is the same object until it is replaced, so it may serve as a snapshot.
  const kept = useSyncExternalStore(
    subscribe,
    () => readHistory(historyKey),
    () => undefined,
  )
  const toView = (kept: unknown) => parseListView(kept) ?? { category: 'all', loaded: initial }
  const view = toView(kept)
  const entries = listEntries(items, view)

  function keep(change: (now: ListView) => ListView) {
    // Another press may have changed it after this was rendered. The router keeps its own fields in the same object.
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
