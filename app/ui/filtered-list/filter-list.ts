/**
 * The rules of every list with filters and "load more": portfolios, gallery, home grid. A filter hides loaded items
 * that do not match; loading ignores the filter. Source: spec §4.
 */

export type ListView = {
  /** `all`, or one category. */
  category: string
  /** How many items are loaded, counted from the start of the whole list. */
  loaded: number
}

export type ListEntry<Item> = {
  item: Item
  /** Index among the visible items, or -1. */
  position: number
}

/** Every item of the list in order, with its visible index. */
export function listEntries<Item extends { category: string }>(
  items: readonly Item[],
  { category, loaded }: ListView,
): ListEntry<Item>[] {
  let shown = 0
  return items.map((item, index) => {
    const matches = category === 'all' || item.category === category
    return { item, position: matches && index < loaded ? shown++ : -1 }
  })
}

/** The view after one more press of the button. */
export function loadMore(view: ListView, step: number, total: number): ListView {
  return { ...view, loaded: Math.min(view.loaded + step, total) }
}

/** Parses a stored view; undefined if it is invalid. */
export function parseListView(value: unknown): ListView | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('category' in value && 'loaded' in value)) return undefined
  const { category, loaded } = value
  if (typeof category !== 'string' || !Number.isSafeInteger(loaded)) return undefined
  return { category, loaded: Number(loaded) }
}
